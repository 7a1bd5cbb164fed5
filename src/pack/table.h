/* The questions of a pack as a table for a spreadsheet: one row for each question, one column for each thing to say of
 * it, and for each language its five texts. The first row names the columns, in any order:
 *
 *     id, topic, difficulty, right, site, set, source, retired,
 *     question_en, answer1_en, answer2_en, answer3_en, explanation_en, question_de, ...
 *
 * right counts from 1, as people do. A column whose name begins with "note" is passed over. */
#ifndef PACK_TABLE_H
#define PACK_TABLE_H

#include "pack/pack.h"

#include <stdio.h>

/* Writes the files of questions into the folder, which has a pack.json already, in place of those that are there.
 * False: *error says in which row and column the mistake is, or what the pack as a whole lacks, and no file has been
 * touched. */
bool table_to_pack(const char *csv_path, const char *folder, DataError *error);

/* False: it could not be written. */
bool table_from_pack(const Pack *pack, FILE *out);

#endif
