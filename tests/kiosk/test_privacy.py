"""The sheet for data officers, sentence by sentence: what holds each of them. A sentence that is new or was changed fails until
it stands here with the test, or the line of a unit or of the source, that makes it true."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHEET = ROOT / "docs" / "privacy.md"
VISITS, UNTRUSTED, FLEET = "tests/store/test_visits.c", "tests/store/test_untrusted.c", "tests/store/test_fleet.c"
STAND, KIOSK, NIGHTLY = "tests/drive/stand.py", "tests/drive/kiosk.py", "tests/kiosk/test_nightly.c"
FIGURES, SERVER, STOLEN, STANDS = "tests/kiosk/test_figures.c", "fleet/tests/test_server.py", "fleet/tests/test_stolen_key.py", \
    "fleet/tests/test_stands.py"
COLUMNS = (STAND, "test_the_sheet_on_privacy_tells_of_every_column")
PLACES = ("packaging/kiosk/README.md", "/var/lib/schott-kiosk/games")
ADVICE = ()  # says what the sheet is, what you may do, or what others' programs do: there is nothing here to hold it

# How a sentence begins, and what holds it: a file, and a name or words in it.
HELD = [
    ("German: [", ADVICE),
    ("This sheet is for a company's data protection officer.", ADVICE),
    ("It describes SCHOTT World in kiosk mode", [("src/options.c", "kiosk"), COLUMNS]),
    ("It describes what the program does;", ADVICE),
    ("**Nothing is sent**, unless", [(FLEET, "without_a_fleet_nothing_is_written")]),
    ("The program opens no network connection,", [("packaging/kiosk/schott-kiosk.service", "IPAddressDeny=any")]),
    ("There's no account, no camera,", [("packaging/kiosk/schott-kiosk.service", "DevicePolicy=closed")]),
    ("**Nobody types.", [(KIOSK, "test_up_to_four_sit_down_with_names_nobody_types")]),
    ("Visitors choose a first name", [(KIOSK, "test_up_to_four_sit_down_with_names_nobody_types")]),
    ("There's no way to enter text.", [(KIOSK, "test_up_to_four_sit_down_with_names_nobody_types")]),
    ("**What remains of a visit has no name on it**", [(VISITS, "no_name_stays_when_a_visit_has_ended"), COLUMNS,
                                                        ("src/store/visits.h", "STORE_VISIT_GAMES = 50"),
                                                        ("src/store/visits.h", "STORE_VISIT_ANSWERS = 1000")]),
    ("A name remains only if", [(VISITS, "no_name_stays_when_a_visit_has_ended")]),
    ("**Visitors can't read the files**", [(STAND, "test_nobody_else_can_read_what_a_stand_keeps")]),
    ("In a fleet, the fleet's program can also read", [("src/kiosk/fleet.c", "DISK_FOR_GROUP")]),
    ("The staff panel has a PIN", [("tests/kiosk/test_pin.c", "locked"), ("src/kiosk/pin.h", "PIN_TRIES = 5")]),
    ("`GAMES` is", [PLACES, ("packaging/kiosk/shell-launcher.ps1", "ProgramData\\SchottKiosk")]),
    ("`kiosk.ini` can name other folders", [("src/kiosk/places.c", "place(config->export_folder"),
                                            ("src/kiosk/places.c", "place(config->log_folder"),
                                            ("src/kiosk/places.c", "place(config->backup_folder"),
                                            ("src/kiosk/places.c", "place(config->pin_file")]),
    ("a game in progress |", [(VISITS, "no_name_stays_when_a_visit_has_ended"), COLUMNS]),
    ("games that were played |", [(VISITS, "journals_of_visits_do_not_pile_up"), ("src/store/visits.h", "STORE_VISIT_GAMES = 50")]),
    ("sums of these games |", [("tests/store/test_sums.c", "a_visit_s_sums_end_with_it"), COLUMNS]),
    ("answers to questions |", [("src/store/visits.h", "STORE_VISIT_ANSWERS = 1000"), COLUMNS]),
    ("visits | game, language, route, number of people, levels of the computers, start and end to the second, date, hour, length,"
     " finished or not; a reference to", [(VISITS, "only_so_many_visits_are_kept"),
                                              ("src/store/visits.h", "STORE_VISITS_MOST = 20000")]),
    ("answers counted by hour and topic |", [(VISITS, "answers_are_counted_by_topic_once")]),
    ("questions marked as wrong |", [COLUMNS]),
    ("hall of fame | a first name from the lists, piece, board", [(VISITS, "fame_keeps_the_best_of_today_and_of_all_days"),
                                                                   ("src/store/visits.h", "STORE_FAME_MOST = 10")]),
    ("daily backups |", [(NIGHTLY, "names_of_who_plays_are_in_no_copy"), (NIGHTLY, "the_last_seven_are_kept"),
                         ("src/kiosk/config.c", '"backup", "kept", CONFIG_NUMBER, PLACE(backups_kept), .least = 1, .most = 60')]),
    ("a replaced or damaged file |", [(NIGHTLY, "a_copy_brings_everything_back"),
                                      ("tests/store/test_files.c", "a_damaged_file_is_moved_aside")]),
    ("statistics (CSV) |", [(FIGURES, "the_csv_has_a_line_for_every_hour_with_visitors")]),
    ("log | starts, errors,", [("tests/kiosk/test_diary.c", "it_never_takes_more_than_its_files"),
                               ("tests/kiosk/test_diary.c", "what_found_no_folder_is_written_when_there_is_one"),
                               ("packaging/kiosk/schott-kiosk.service", "StandardError=journal")]),
    ("in a fleet: what is waiting", [(FLEET, "what_has_arrived_is_deleted_and_its_file_removed"),
                                        ("src/kiosk/fleet.c", "DISK_FOR_GROUP")]),
    ("settings | the stand's name,", [COLUMNS]),
    ("the system's journal |", [("packaging/kiosk/schott-kiosk.service", "StandardOutput=journal")]),
    ("Tutorial games are kept", [("src/kiosk/scenes/visit.c", "in_play_resume_game(app, visit.game")]),
    ("Games that the stand plays by itself", [(KIOSK, "test_one_game_follows_the_other_and_none_is_kept")]),
    ("Times are those of the machine's clock.", [("src/platform/wall.h", "wall_now")]),
    ("**Are these personal data?", ADVICE),
    ("A name comes from a list", [(KIOSK, "test_up_to_four_sit_down_with_names_nobody_types")]),
    ("Someone who was there", [COLUMNS]),
    ("To keep no names,", [("src/kiosk/scenes/visit.c", "!kiosk_of(app)->config.fame")]),
    ("This applies only if `[fleet]`", [(STANDS, "test_without_one_nothing_runs_and_nothing_is_written")]),
    ("A separate program, under", [("fleet/units/schott-world-fleet.service", "User=schott-fleet")]),
    ("If `fleet.ini` names a web server for packs,", [("fleet/sidecar/fleet_settings.py", '"pack": "300"'),
                                                      ("fleet/tests/test_pack.py", "test_it_looks_when_it_is_time_and_fetches_only_what_is_new")]),
    ("The connection is encrypted,", [("fleet/sidecar/fleet_settings.py", '"sslmode": "verify-full"')]),
    ("visits | game, language, route, number of people, levels of the computers, start and end to the second, date, hour, length,"
     " finished or not; which stand", [(FLEET, "everything_is_told_in_its_order_with_nothing_left_out")]),
    ("answers | by visit and topic", [(FLEET, "everything_is_told_in_its_order_with_nothing_left_out")]),
    ("hall of fame | a first name from the lists, piece, route", [(STOLEN, "test_a_stand_holds_ten_rows_of_a_board")]),
    ("a stand's status |", [("src/kiosk/fleet.c", '\\"version\\":\\"%s\\",\\"up\\":%lld,\\"saving\\":%s,\\"complaints\\":%d'),
                            ("src/kiosk/fleet.c", '\\"pack\\":\\"%s\\"'),
                            ("fleet/tests/test_server.py", "test_each_says_which_pack_it_plays_and_nothing_else_in_its_place"),
                            ("fleet/sql/002-stolen-key.sql", "ADD COLUMN taken int")]),
    ("hall of fame of all stands |", [("fleet/tests/test_sidecar.py", "test_a_hall_that_grew_old_goes"),
                                      ("fleet/sidecar/fleet_settings.py", '"hall": "30"')]),
    ("what the server refused |", [("fleet/tests/test_sidecar.py", "test_no_name_is_set_aside"),
                                   ("fleet/sidecar/fleet_folder.py", "REFUSED_MOST = 1 << 20")]),
    ("Moves, individual answers", [(FLEET, "everything_is_told_in_its_order_with_nothing_left_out")]),
    ("A name that isn't on the game's lists", [(STOLEN, "test_a_name_on_no_list_is_a_guest")]),
    ("*Clear the hall of fame* at a stand", [(SERVER, "test_a_stand_that_empties_its_own_takes_its_names_alone")]),
    ("`schott-fleet-server forget-stand`", [(STOLEN, "test_all_that_a_stand_sent_is_removed_and_counted")]),
    ("`schott-fleet-server empty-hall`", [(STANDS, "test_emptying_the_hall_reaches_every_stand_and_every_copy")]),
    ("A stand that is offline deletes", [("tests/kiosk/test_fleet.c", "a_new_era_empties_our_hall")]),
    ("On the server, deleted rows stay", ADVICE),
    ("They also stay in PostgreSQL's log", ADVICE),
    ("Backups of the server are your responsibility:", ADVICE),
    ("the hall of fame | staff panel,", [(UNTRUSTED, "a_hall_of_fame_that_was_emptied_is_in_no_file"),
                                         (NIGHTLY, "emptying_the_hall_takes_the_names_of_who_played_out_of_what_was_replaced"),
                                         (STAND, "test_emptying_the_hall_of_fame_empties_the_backups")]),
    ("everything about visitors |", [PLACES, ("packaging/kiosk/shell-launcher.ps1", "Join-Path $Data 'kiosk.ini'")]),
    ("the whole setup |", [("tests/kiosk/test_install.sh", "--remove --purge")]),
    ("unsent data of a stand", [("packaging/linux/debian/schott-world-fleet.postrm", "rm -rf /var/lib/schott-fleet"),
                                (FLEET, "who_has_left_tells_nothing_and_goes_on_where_it_was"),
                                ("fleet/sidecar/fleet_settings.py", "/etc/schott-world/fleet/stand.key")]),
    ("exported statistics |", [("src/kiosk/places.c", '"figures"')]),
    ("Names that are deleted are overwritten", [(UNTRUSTED, "a_hall_of_fame_that_was_emptied_is_in_no_file"),
                                                (VISITS, "no_name_stays_when_a_visit_has_ended")]),
    ("The log that SQLite keeps", [("src/store/scan.c", "wal_checkpoint(TRUNCATE)")]),
    ("On a solid-state disk,", ADVICE),
    ("visitors | the hall of fame", [("tests/drive/kiosk_monkey.py", "FORBIDDEN")]),
    ("staff with the PIN |", [(FIGURES, "the_csv_has_a_line_for_every_hour_with_visitors")]),
    ("administrators of the machine |", ADVICE),
    ("anyone who takes the disk away |", ADVICE),
    ("the makers of the game |", [("packaging/kiosk/schott-kiosk.service", "IPAddressDeny=any")]),
    ("`tests/kiosk/test_privacy.py` lists", [("tests/kiosk/test_privacy.py", "HELD")]),
    ("The tests check that", [(VISITS, ""), (UNTRUSTED, ""), (STAND, ""), (FLEET, ""), (FIGURES, ""), (NIGHTLY, "")]),
    ("`packaging/prove-stand.sh` boots", [("packaging/prove-stand.sh", "NoNewPrivs")]),
]


def sentences(text):
    """Of paragraphs and lists each sentence, of tables each row but their heads."""
    found, paragraph, rows = [], [], 0

    def flush():
        if paragraph:
            found.extend(re.split(r"(?<=[.?])(?:\*\*)? (?=[A-Z*`])", " ".join(" ".join(paragraph).split())))
            paragraph.clear()
    for line in text.splitlines():
        rows = rows + 1 if line.startswith("|") else 0
        if rows or not line.strip() or line.startswith(("#", "- ")):
            flush()
        if rows > 2:
            found.append(line.strip("| "))
        elif not rows and line.strip() and not line.startswith("#"):
            paragraph.append(line.removeprefix("- ").strip())
    flush()
    return found


class Sheet(unittest.TestCase):
    def test_every_sentence_is_held(self):
        left = list(HELD)
        for sentence in sentences(SHEET.read_text(encoding="utf-8")):
            with self.subTest(sentence=sentence[:100]):
                here = [one for one in left if sentence.startswith(one[0])]
                self.assertEqual(len(here), 1, "nothing holds this sentence")
                left.remove(here[0])
        self.assertEqual([begin for begin, _ in left], [], "these are not on the sheet any more")

    def test_what_holds_them_is_there(self):
        for begin, holders in HELD:
            for path, words in holders:
                with self.subTest(sentence=begin, path=path):
                    self.assertIn(words, (ROOT / path).read_text(encoding="utf-8"))

    def test_each_sentence_is_whole(self):
        for sentence in sentences(SHEET.read_text(encoding="utf-8")):
            with self.subTest(sentence=sentence[:100]):
                if " | " not in sentence:
                    self.assertRegex(sentence, r"^[A-Z*`].*[.?]$")


if __name__ == "__main__":
    unittest.main()
