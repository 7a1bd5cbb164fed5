-- Version 3: a fourth route has its contests: the sprint, and its own for three players and for four.

INSERT INTO contest SELECT record, board, 1, highest
FROM (VALUES (0, 1000), (1, 9), (2, 500)) r(record, highest), (VALUES ('sprint'), ('sprint-3'), ('sprint-4')) b(board);
