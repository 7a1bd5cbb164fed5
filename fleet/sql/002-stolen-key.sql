-- Version 2: who has a stolen stand's key writes nothing on others' screens, makes nobody wait and fills no disk.
--
-- What is shown beyond a stand is made of words and numbers that are written down here: names, contests with the values
-- they allow, games and topics. An event with others is kept as it came and shown nowhere, so that a stand may be newer
-- than its server; the next version of this folder brings what it knows.

CREATE TABLE known_name (name text PRIMARY KEY); -- the game's lists, in all its languages; others are shown as a guest
INSERT INTO known_name VALUES
    ('Ada'), ('Adi'), ('Adèle'), ('Agus'), ('Alba'), ('Alex'), ('Alice'), ('Amy'), ('Anaïs'), ('Andrea'), ('Anna'),
    ('Antoine'), ('Anton'), ('Ayu'), ('Bagus'), ('Bayu'), ('Ben'), ('Bianca'), ('Bima'), ('Bram'), ('Camille'),
    ('Carlo'), ('Chiara'), ('Chloe'), ('Chloé'), ('Citra'), ('Claude'), ('Célia'), ('Daisy'), ('Dario'), ('Dian'),
    ('Dimas'), ('Dina'), ('Eka'), ('Elena'), ('Elio'), ('Ella'), ('Emil'), ('Emma'), ('Enzo'), ('Fabien'), ('Fajar'),
    ('Felix'), ('Finn'), ('Fitri'), ('Frieda'), ('Gaia'), ('Galih'), ('Gaspard'), ('Giada'), ('Gino'), ('Gita'),
    ('Grace'), ('Greta'), ('Hanna'), ('Harry'), ('Holly'), ('Hugo'), ('Ida'), ('Indah'), ('Intan'), ('Inès'),
    ('Isla'), ('Ivo'), ('Jack'), ('Jade'), ('Jakob'), ('James'), ('Jana'), ('Joko'), ('Jonas'), ('Jules'), ('Julie'),
    ('Karl'), ('Kartika'), ('Kim'), ('Lea'), ('Lena'), ('Leo'), ('Lestari'), ('Lia'), ('Lily'), ('Lina'), ('Lotta'),
    ('Lou'), ('Louis'), ('Luca'), ('Lucie'), ('Lucy'), ('Luna'), ('Léa'), ('Léo'), ('Made'), ('Manon'), ('Marco'),
    ('Marie'), ('Marius'), ('Matteo'), ('Max'), ('Maya'), ('Mia'), ('Nadia'), ('Nele'), ('Nico'), ('Nina'), ('Noah'),
    ('Noé'), ('Olivia'), ('Oscar'), ('Oskar'), ('Paolo'), ('Pat'), ('Paul'), ('Paula'), ('Pietro'), ('Putri'),
    ('Raka'), ('Rani'), ('Rizki'), ('Rose'), ('Rosie'), ('Ruby'), ('Sacha'), ('Sam'), ('Sara'), ('Sari'), ('Simon'),
    ('Sophie'), ('Surya'), ('Tari'), ('Teo'), ('Tom'), ('Wayan'), ('Will'), ('Zoe'), ('Zoé'), ('Émile'), ('丽丽'),
    ('乐乐'), ('亮亮'), ('佳佳'), ('冬冬'), ('圆圆'), ('壮壮'), ('天天'), ('宁宁'), ('安安'),
    ('小雨'), ('小龙'), ('强强'), ('悠悠'), ('成成'), ('明明'), ('星星'), ('晨晨'), ('月月'),
    ('朵朵'), ('果果'), ('洁洁'), ('浩浩'), ('糖糖'), ('苗苗'), ('萌萌'), ('诺诺'), ('贝贝'),
    ('阳阳'), ('青青'), ('静静'), ('飞飞');

CREATE TABLE known_word (kind text, word text, PRIMARY KEY (kind, word)); -- others are counted as "other"
INSERT INTO known_word VALUES ('game', 'world'), ('game', 'path'), ('topic', 'history'), ('topic', 'science'),
    ('topic', 'products'), ('topic', 'world'), ('topic', 'everyday');

-- --- contests --------------------------------------------------------------------------------------------------------

ALTER TABLE contest ADD COLUMN lowest int NOT NULL DEFAULT 1, ADD COLUMN highest int NOT NULL DEFAULT 0;
DELETE FROM contest;
-- A row has nine cards; the numbers on a board of Best Path add up to 54.
INSERT INTO contest SELECT record, board, 1, highest
FROM (VALUES (0, 1000), (1, 9), (2, 500)) r(record, highest),
    (VALUES ('short'), ('short-3'), ('short-4'), ('classic'), ('grand')) b(board);
INSERT INTO contest SELECT record, board, 1, 54
FROM (VALUES (3), (4)) r(record), (VALUES ('classic'), ('kaleidoscope'), ('spiral')) b(board);

-- Equal ones in the order they came here: clocks of stands order nothing. A row of an era that is over is as good as
-- gone, so that emptying the hall waits for nobody.
ALTER TABLE fame ADD COLUMN arrived bigint GENERATED ALWAYS AS IDENTITY, ADD COLUMN era bigint NOT NULL DEFAULT 0;
UPDATE fame f SET era = e.number, name = CASE WHEN EXISTS (SELECT FROM known_name k WHERE k.name = f.name) THEN f.name
    ELSE 'Guest' END, figurine = CASE WHEN f.figurine BETWEEN 0 AND 3 THEN f.figurine ELSE 0 END FROM era e;
DELETE FROM fame f WHERE NOT EXISTS (SELECT FROM contest c WHERE c.record = f.record AND c.board = f.board
    AND f.value BETWEEN c.lowest AND c.highest);
DROP INDEX fame_overall, fame_of_day;
CREATE INDEX fame_overall ON fame (record, board, rank, arrived);
CREATE INDEX fame_of_day ON fame (record, board, date, rank, arrived);
CREATE INDEX fame_of_stand ON fame (stand, record, board);

CREATE OR REPLACE VIEW hall WITH (security_barrier) AS
SELECT c.record, c.board, NULL::int AS date, best.place, best.name, best.figurine, best.value, best.won, best.at,
    best.stand = session_user AS own
FROM contest c CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY f.rank, f.arrived) AS place, f.name, f.figurine, f.value, f.date AS won, f.at,
        f.stand
    FROM fame f WHERE f.record = c.record AND f.board = c.board AND f.era = (SELECT number FROM era)
    ORDER BY f.rank, f.arrived LIMIT 10) best
UNION ALL
SELECT c.record, c.board, day.date, best.place, best.name, best.figurine, best.value, best.won, best.at,
    best.stand = session_user AS own
FROM contest c CROSS JOIN (
    SELECT (now() AT TIME ZONE 'UTC')::date - date '1970-01-01' + shift AS date FROM generate_series(-1, 1) shift) day
CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY f.rank, f.arrived) AS place, f.name, f.figurine, f.value, f.date AS won, f.at,
        f.stand
    FROM fame f WHERE f.record = c.record AND f.board = c.board AND f.date = day.date
        AND f.era = (SELECT number FROM era)
    ORDER BY f.rank, f.arrived LIMIT 10) best;

-- --- sessions --------------------------------------------------------------------------------------------------------

-- A line that dies silently leaves a session here, and a stand has few. Whoever calls anew ends its own that have been
-- doing nothing; one that a pool hands round has just done something.
CREATE FUNCTION end_older_sessions(me text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
    SELECT pg_terminate_backend(older.pid) FROM pg_stat_activity mine JOIN pg_stat_activity older USING (datname, usename)
    WHERE mine.pid = pg_backend_pid() AND older.usename = me AND older.pid <> mine.pid
        AND older.backend_start < mine.backend_start AND older.state_change < clock_timestamp() - interval '5 seconds'
$$;

-- Stands are done within the second. What holds a transaction for a minute keeps others out, and a stand can lift its own
-- time limits.
CREATE FUNCTION end_long_transactions(longest interval DEFAULT '1 minute') RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
    SELECT count(*) FILTER (WHERE pg_terminate_backend(a.pid)) FROM pg_stat_activity a JOIN stand s ON s.role = a.usename
    WHERE a.datname = current_database() AND a.xact_start < clock_timestamp() - longest
$$;

-- --- what a stand sends ----------------------------------------------------------------------------------------------

-- How many events are taken from a stand on one day of the server. A stand that played for weeks without a line has some
-- ten thousands; what is beyond goes on waiting there.
ALTER TABLE stand ADD COLUMN quota int NOT NULL DEFAULT 100000, ADD COLUMN taken_on date,
    ADD COLUMN taken int NOT NULL DEFAULT 0;

-- In bytes, as the game counts them.
CREATE OR REPLACE FUNCTION has_text(body jsonb, key text, lowest int, highest int) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_typeof(body -> key) = 'string' AND octet_length(body ->> key) BETWEEN lowest AND highest, false)
$$;

CREATE OR REPLACE FUNCTION complaint(kind text, at jsonb, body jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    IF jsonb_typeof(body) IS DISTINCT FROM 'object' OR octet_length(body::text) > 4096 THEN
        RETURN 'no object of at most 4096 bytes';
    ELSIF NOT has_number(jsonb_build_object('at', at), 'at', -100000000000, 100000000000) THEN
        RETURN 'no time';
    ELSIF kind IN ('health', 'void') THEN
        RETURN NULL;
    ELSIF kind = 'fame' AND body ? 'cleared' THEN
        RETURN NULL;
    ELSIF kind IS NULL OR kind NOT IN ('visit', 'quiz', 'fame') THEN
        RETURN format('an unknown kind: %s', kind);
    ELSIF NOT has_number(body, 'date', -100000, 2000000) THEN
        RETURN 'no date';
    ELSIF kind = 'fame' THEN
        RETURN CASE
            WHEN NOT has_text(body, 'board', 1, 47) THEN 'no board'
            WHEN NOT has_number(body, 'record', 0, 1000) THEN 'no kind of record'
            WHEN body ? 'name' AND NOT has_text(body, 'name', 1, 95) THEN 'no name'
            WHEN NOT has_number(body, 'figurine', 0, 1000) THEN 'no figurine'
            WHEN NOT has_number(body, 'value', -1000000, 1000000) THEN 'no value'
            WHEN body ? 'era' AND NOT has_number(body, 'era', 0, 1000000000) THEN 'no era' END;
    ELSIF NOT has_number(body, 'hour', 0, 23) THEN
        RETURN 'no hour';
    ELSIF kind = 'quiz' THEN
        RETURN CASE
            WHEN NOT has_text(body, 'topic', 1, 47) THEN 'no topic'
            WHEN NOT has_number(body, 'asked', 0, 1000000) THEN 'no number of questions'
            WHEN NOT has_number(body, 'correct', 0, (body ->> 'asked')::bigint) THEN 'no number of right answers' END;
    END IF;
    RETURN CASE
        WHEN NOT has_text(body, 'game', 1, 47) THEN 'no game'
        WHEN NOT has_text(body, 'outcome', 1, 47) THEN 'no outcome'
        WHEN NOT has_number(body, 'persons', 0, 1000) THEN 'no number of persons'
        WHEN NOT has_number(body, 'seconds', 0, 1000000000) THEN 'no length' END;
END
$$;

CREATE FUNCTION known(a_kind text, a_word text) RETURNS text
LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT word FROM fleet.known_word WHERE kind = a_kind AND word = a_word), 'other')
$$;

-- Of a stand, what no list of ten can ever show. Lists of a day are asked for of yesterday, today and tomorrow.
CREATE FUNCTION trim_fame(me text) RETURNS void
LANGUAGE sql AS $$
    DELETE FROM fame f USING (
        SELECT store, seq, row_number() OVER (PARTITION BY record, board ORDER BY rank, arrived) AS overall,
            row_number() OVER (PARTITION BY record, board, date ORDER BY rank, arrived) AS of_day
        FROM fame WHERE stand = me) p
    WHERE p.store = f.store AND p.seq = f.seq AND p.overall > 10
        AND (p.of_day > 10 OR abs(f.date - ((now() AT TIME ZONE 'UTC')::date - date '1970-01-01')) > 2)
$$;

CREATE OR REPLACE FUNCTION count_in(me text, from_store uuid, news sent[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO visits_by_hour AS v (stand, date, hour, game, visits, finished, persons, seconds)
    SELECT me, date '1970-01-01' + (e.body ->> 'date')::int, (e.body ->> 'hour')::int, known('game', e.body ->> 'game'),
        count(*), count(*) FILTER (WHERE e.body ->> 'outcome' = 'finished'), sum((e.body ->> 'persons')::bigint),
        sum((e.body ->> 'seconds')::bigint)
    FROM unnest(news) e WHERE e.kind = 'visit' GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT (date, stand, hour, game) DO UPDATE SET visits = v.visits + excluded.visits,
        finished = v.finished + excluded.finished, persons = v.persons + excluded.persons,
        seconds = v.seconds + excluded.seconds;

    INSERT INTO quiz_by_hour AS q (stand, date, hour, topic, asked, correct)
    SELECT me, date '1970-01-01' + (e.body ->> 'date')::int, (e.body ->> 'hour')::int, known('topic', e.body ->> 'topic'),
        sum((e.body ->> 'asked')::bigint), sum((e.body ->> 'correct')::bigint)
    FROM unnest(news) e WHERE e.kind = 'quiz' GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT (date, stand, hour, topic) DO UPDATE SET asked = q.asked + excluded.asked,
        correct = q.correct + excluded.correct;

    IF NOT EXISTS (SELECT FROM unnest(news) e WHERE e.kind = 'fame') THEN
        RETURN;
    END IF;
    -- Emptied at the stand: what it won before goes.
    DELETE FROM fame f USING (SELECT max(e.seq) AS seq FROM unnest(news) e WHERE e.kind = 'fame' AND e.body ? 'cleared') c
    WHERE f.stand = me AND c.seq IS NOT NULL;
    INSERT INTO fame (store, seq, stand, record, board, name, figurine, value, date, at, era)
    SELECT from_store, e.seq, me, c.record, c.board, coalesce(k.name, 'Guest'),
        CASE WHEN (e.body ->> 'figurine')::int BETWEEN 0 AND 3 THEN (e.body ->> 'figurine')::int ELSE 0 END,
        (e.body ->> 'value')::int, (e.body ->> 'date')::int, e.at::text::bigint, era.number
    FROM unnest(news) e CROSS JOIN era
    JOIN contest c ON c.record = (e.body ->> 'record')::int AND c.board = e.body ->> 'board'
        AND (e.body ->> 'value')::int BETWEEN c.lowest AND c.highest
    LEFT JOIN known_name k ON k.name = e.body ->> 'name'
    WHERE e.kind = 'fame' AND NOT e.body ? 'cleared' AND e.body ? 'name'
        AND coalesce((e.body ->> 'era')::bigint >= era.number, true)
        AND e.seq > coalesce((SELECT max(c.seq) FROM unnest(news) c WHERE c.kind = 'fame' AND c.body ? 'cleared'), 0)
    ORDER BY e.seq
    ON CONFLICT DO NOTHING;
    PERFORM trim_fame(me);
END
$$;

-- As before, and
--   FL005  the stand has sent as much as is taken on one day
CREATE OR REPLACE FUNCTION push(batch jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
DECLARE
    me text := session_user;
    today date := (now() AT TIME ZONE 'UTC')::date;
    from_store uuid;
    events sent[];
    news sent[];
    first_seq bigint;
    reached bigint;
    wrong record;
    most int;
BEGIN
    IF current_setting('fleet.calls', true) IS DISTINCT FROM 'yes' THEN
        PERFORM end_older_sessions(me), set_config('fleet.calls', 'yes', false);
    END IF;
    UPDATE stand SET seen = now() WHERE role = me;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'nobody has added a stand called %', me USING ERRCODE = 'FL004';
    END IF;
    IF jsonb_typeof(batch -> 'events') IS DISTINCT FROM 'array' OR jsonb_array_length(batch -> 'events') > 200 THEN
        RAISE EXCEPTION 'no batch of at most 200 events' USING ERRCODE = 'FL003';
    ELSIF jsonb_array_length(batch -> 'events') = 0 THEN
        PERFORM end_long_transactions();
        RETURN 0;
    END IF;
    BEGIN
        from_store := (batch ->> 'store')::uuid;
        SELECT array_agg((e.seq, e.kind, e.at, e.body)::sent ORDER BY e.seq), min(e.seq) INTO events, first_seq
        FROM jsonb_to_recordset(batch -> 'events') AS e(seq bigint, kind text, at jsonb, body jsonb);
    EXCEPTION WHEN data_exception THEN
        RAISE EXCEPTION 'no batch: %', SQLERRM USING ERRCODE = 'FL003';
    END;
    IF from_store IS NULL OR first_seq IS NULL OR first_seq < 1
        OR events[cardinality(events)].seq <> first_seq + cardinality(events) - 1
        OR (SELECT count(DISTINCT e.seq) FROM unnest(events) e) <> cardinality(events) THEN
        RAISE EXCEPTION 'no batch: its events are not numbered one after the other' USING ERRCODE = 'FL003';
    END IF;

    INSERT INTO store VALUES (from_store) ON CONFLICT DO NOTHING;
    SELECT top INTO reached FROM store WHERE store = from_store FOR UPDATE;
    IF first_seq > reached + 1 THEN
        RAISE EXCEPTION 'events % to % are missing', reached + 1, first_seq - 1
            USING ERRCODE = 'FL002', DETAIL = first_seq::text;
    END IF;
    IF first_seq <= reached THEN
        SELECT e.seq INTO wrong FROM unnest(events) e
        LEFT JOIN event there ON there.store = from_store AND there.seq = e.seq
        WHERE e.seq <= reached AND there.kind IS DISTINCT FROM 'void' AND (there.kind, there.at, there.body)
            IS DISTINCT FROM (e.kind, to_timestamp(e.at::text::double precision), e.body - 'name')
        ORDER BY e.seq LIMIT 1;
        IF FOUND THEN
            RAISE EXCEPTION 'another event has the number %', wrong.seq
                USING ERRCODE = 'FL002', DETAIL = wrong.seq::text;
        END IF;
    END IF;
    SELECT array_agg(e ORDER BY e.seq) INTO news FROM unnest(events) e WHERE e.seq > reached;
    IF news IS NULL THEN
        RETURN reached;
    END IF;
    SELECT e.seq, complaint(e.kind, e.at, e.body) AS why INTO wrong FROM unnest(news) e
    WHERE complaint(e.kind, e.at, e.body) IS NOT NULL ORDER BY e.seq LIMIT 1;
    IF FOUND THEN
        RAISE EXCEPTION '%', wrong.why USING ERRCODE = 'FL001', DETAIL = wrong.seq::text;
    END IF;

    UPDATE stand SET taken = CASE WHEN taken_on = today THEN taken ELSE 0 END + cardinality(news), taken_on = today,
        heard = now() WHERE role = me RETURNING quota - taken INTO most;
    IF most < 0 THEN
        RAISE EXCEPTION 'more than this stand may send on one day: the rest is taken tomorrow' USING ERRCODE = 'FL005';
    END IF;
    INSERT INTO event (stand, store, seq, kind, at, body)
    SELECT me, from_store, e.seq, e.kind, to_timestamp(e.at::text::double precision), e.body - 'name'
    FROM unnest(news) e ON CONFLICT DO NOTHING;
    PERFORM count_in(me, from_store, news);
    UPDATE store SET top = news[cardinality(news)].seq WHERE store = from_store;
    RETURN news[cardinality(news)].seq;
END
$$;

-- --- what operators do -----------------------------------------------------------------------------------------------

-- Nothing is shown from here on, whatever a stand is in the middle of; what that holds `tidy` takes later.
CREATE OR REPLACE FUNCTION empty_hall() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
DECLARE
    begun bigint;
BEGIN
    UPDATE era SET number = number + 1, since = now() RETURNING number INTO begun;
    DELETE FROM fame f USING (SELECT store, seq FROM fame FOR UPDATE SKIP LOCKED) p
    WHERE p.store = f.store AND p.seq = f.seq;
    RETURN begun;
END
$$;

CREATE OR REPLACE FUNCTION tidy() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
DECLARE
    gone bigint;
BEGIN
    PERFORM end_long_transactions();
    WITH placed AS (
        SELECT store, seq, era, row_number() OVER (PARTITION BY record, board ORDER BY rank, arrived) AS overall,
            row_number() OVER (PARTITION BY record, board, date ORDER BY rank, arrived) AS of_day
        FROM fame),
    losers AS (
        SELECT f.store, f.seq FROM fame f JOIN placed p USING (store, seq)
        WHERE p.era < (SELECT number FROM era) OR (p.overall > 10 AND p.of_day > 10)
        FOR UPDATE OF f SKIP LOCKED)
    DELETE FROM fame f USING losers l WHERE l.store = f.store AND l.seq = f.seq;
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN gone;
END
$$;

-- All that came from a stand, for one whose key was in wrong hands. It stays a stand; lock it out first.
CREATE FUNCTION forget_stand(a_role text) RETURNS TABLE (what text, removed bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM stand WHERE role = a_role) THEN
        RAISE EXCEPTION 'nobody has added a stand called %', a_role USING ERRCODE = 'FL004';
    END IF;
    PERFORM pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = a_role;
    RETURN QUERY
    WITH e AS (DELETE FROM event WHERE stand = a_role RETURNING store),
        v AS (DELETE FROM visits_by_hour WHERE stand = a_role RETURNING 1),
        q AS (DELETE FROM quiz_by_hour WHERE stand = a_role RETURNING 1),
        f AS (DELETE FROM fame WHERE stand = a_role RETURNING 1),
        a AS (DELETE FROM alert WHERE stand = a_role RETURNING 1)
    SELECT * FROM (VALUES ('events', (SELECT count(*) FROM e)), ('sums of visits', (SELECT count(*) FROM v)),
        ('sums of questions', (SELECT count(*) FROM q)), ('entries of the hall of fame', (SELECT count(*) FROM f)),
        ('alerts', (SELECT count(*) FROM a))) counted;
    -- A store that is unknown begins anew: where its events are gone, none of them is missed.
    DELETE FROM store s WHERE NOT EXISTS (SELECT FROM event e WHERE e.store = s.store);
    UPDATE stand SET seen = NULL, heard = NULL, taken = 0 WHERE role = a_role;
END
$$;

-- --- what readers see ------------------------------------------------------------------------------------------------

-- What other words there are in the sums becomes "other", as in push.
WITH gone AS (DELETE FROM visits_by_hour v WHERE NOT EXISTS (SELECT FROM known_word k WHERE k.kind = 'game'
    AND k.word = v.game) RETURNING *)
INSERT INTO visits_by_hour SELECT stand, date, hour, 'other', sum(visits), sum(finished), sum(persons), sum(seconds)
FROM gone GROUP BY stand, date, hour;
WITH gone AS (DELETE FROM quiz_by_hour q WHERE NOT EXISTS (SELECT FROM known_word k WHERE k.kind = 'topic'
    AND k.word = q.topic) RETURNING *)
INSERT INTO quiz_by_hour SELECT stand, date, hour, 'other', sum(asked), sum(correct) FROM gone GROUP BY stand, date, hour;

CREATE OR REPLACE VIEW audit AS
SELECT 'visits' AS what, stand, date, hour, game AS part, sum(counted) AS counted, sum(events) AS events
FROM (
    SELECT stand, date, hour, game, visits + finished + persons + seconds AS counted, 0 AS events FROM visits_by_hour
    UNION ALL
    SELECT stand, date '1970-01-01' + (body ->> 'date')::int, (body ->> 'hour')::int, coalesce(word, 'other'), 0,
        1 + (body ->> 'outcome' = 'finished')::int + (body ->> 'persons')::bigint + (body ->> 'seconds')::bigint
    FROM event e LEFT JOIN known_word w ON w.kind = 'game' AND w.word = e.body ->> 'game' WHERE e.kind = 'visit') v
GROUP BY stand, date, hour, game HAVING sum(counted) <> sum(events)
UNION ALL
SELECT 'quiz', stand, date, hour, topic, sum(counted), sum(events)
FROM (
    SELECT stand, date, hour, topic, asked + correct AS counted, 0 AS events FROM quiz_by_hour
    UNION ALL
    SELECT stand, date '1970-01-01' + (body ->> 'date')::int, (body ->> 'hour')::int, coalesce(word, 'other'), 0,
        (body ->> 'asked')::bigint + (body ->> 'correct')::bigint
    FROM event e LEFT JOIN known_word w ON w.kind = 'topic' AND w.word = e.body ->> 'topic' WHERE e.kind = 'quiz') q
GROUP BY stand, date, hour, topic HAVING sum(counted) <> sum(events);

REVOKE ALL ON FUNCTION end_older_sessions(text), end_long_transactions(interval), known(text, text), trim_fame(text),
    forget_stand(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_stand(text), end_long_transactions(interval) TO fleet_operator;
