/* An event card or Fast Track has everybody's eyes: the table steps back, the card stands large in light, what it does
 * is written on cream, whoever has played it stands beside that, and the cards it is about stay lit. */
#ifndef GAMES_WORLD_SCENES_LIMELIGHT_H
#define GAMES_WORLD_SCENES_LIMELIGHT_H

#include "games/world/scenes/table.h"

#define LIMELIGHT_COMES_MS 520.0
#define LIMELIGHT_GOES_MS  420.0

/* 0: the table lies there as ever; 1: it has stepped back. */
float limelight_share(const Table *table);

/* It has come, and can be read. */
bool limelight_stands(const Table *table);

/* Over all that lies on the table: its dimming and the light, and the card where it stands. */
void limelight_draw(const Table *table);

/* Draws all that lies on the table, and limelight_draw() over it. */
typedef void LimelightTable(const void *context);

/* The table is painted as it lies where the light begins to change and as it lies where that ends; each frame is these
 * two pictures, one over the other, and the card where it stands. False: the table lies there as ever. */
bool limelight_draw_kept(const Table *table, LimelightTable *draw_all, const void *context);
void limelight_leave(const Table *table); /* what it has painted */

/* Over that: what glitters, the words, and who has played it. */
void limelight_draw_lively(const Table *table);

/* An event is read again, over the table as it lies. */
void limelight_draw_again(const Table *table, WorldEventCard card, int by);

/* Its pictures are made in time. */
void limelight_want(const Table *table, const char *picture, int by);

/* Of a Fast Track card, how much of its way it has come, and gone: 0 to 1. */
float limelight_ticket_comes(const Table *table, const Clip *clip);
float limelight_ticket_goes(const Table *table, const Clip *clip);
void limelight_ticket_picture(const Table *table, int by, char *out, size_t size);

#endif
