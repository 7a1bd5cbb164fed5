-- Version 1: stands, their events, the sums over them, the hall of fame, and who may do what.
--
-- An event is known by the store it was written in (a random number that a stand's saved games have) and by its
-- number there, which counts up from 1 without a gap. So a batch that is sent twice stays what it was, and a gap, or
-- another event under a number that is taken, cannot go unnoticed.

-- --- tables ----------------------------------------------------------------------------------------------------------

CREATE TABLE stand (
    role text PRIMARY KEY, -- its login, which is the name in its certificate
    label text NOT NULL,   -- for people
    zone text NOT NULL DEFAULT 'UTC',
    opens time,            -- by the clock of its zone, when it is expected to be heard; null: always
    closes time,
    seen timestamptz,      -- when its sidecar called last
    heard timestamptz      -- when the game's last event came
);

CREATE TABLE store (
    store uuid PRIMARY KEY,
    top bigint NOT NULL DEFAULT 0 -- events 1 to top are here
);

CREATE TABLE event (
    stand text NOT NULL REFERENCES stand,
    store uuid NOT NULL REFERENCES store,
    seq bigint NOT NULL,
    kind text NOT NULL,
    at timestamptz NOT NULL, -- by the stand's clock, which may be wrong
    received timestamptz NOT NULL DEFAULT now(),
    body jsonb NOT NULL,     -- without names: these are in fame alone, so that they can go
    PRIMARY KEY (store, seq)
);

-- What reports are made of: kept up by push, so that no report reads the events.
CREATE TABLE visits_by_hour (
    stand text NOT NULL REFERENCES stand,
    date date NOT NULL,
    hour int NOT NULL,
    game text NOT NULL,
    visits bigint NOT NULL,
    finished bigint NOT NULL,
    persons bigint NOT NULL,
    seconds bigint NOT NULL,
    PRIMARY KEY (date, stand, hour, game)
);

CREATE TABLE quiz_by_hour (
    stand text NOT NULL REFERENCES stand,
    date date NOT NULL,
    hour int NOT NULL,
    topic text NOT NULL,
    asked bigint NOT NULL,
    correct bigint NOT NULL,
    PRIMARY KEY (date, stand, hour, topic)
);

-- The hall of fame. `era` counts how often it was emptied: what a stand won in an earlier one comes too late.
CREATE TABLE era (number bigint NOT NULL, since timestamptz NOT NULL);
INSERT INTO era VALUES (0, now());

CREATE TABLE fame (
    store uuid NOT NULL,
    seq bigint NOT NULL,
    stand text NOT NULL REFERENCES stand,
    record int NOT NULL, -- which one, as the game's store numbers them, each of one game: 0 is better when smaller
    board text NOT NULL,
    name text NOT NULL,
    figurine int NOT NULL,
    value int NOT NULL,
    rank int NOT NULL GENERATED ALWAYS AS (CASE record WHEN 0 THEN value ELSE -value END) STORED,
    date int NOT NULL, -- days since 1970-01-01, at the stand
    at bigint NOT NULL,
    PRIMARY KEY (store, seq)
);
CREATE INDEX fame_overall ON fame (record, board, rank, at, store, seq);
CREATE INDEX fame_of_day ON fame (record, board, date, rank, at, store, seq);

CREATE TABLE contest (record int, board text, PRIMARY KEY (record, board));

-- Stands an operator was told about.
CREATE TABLE alert (stand text PRIMARY KEY REFERENCES stand, why text NOT NULL, since timestamptz);

-- --- what a stand sends ----------------------------------------------------------------------------------------------

-- Whether body has a whole number under this key, from lowest to highest.
CREATE FUNCTION has_number(body jsonb, key text, lowest bigint, highest bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN jsonb_typeof(body -> key) = 'number'
        AND body ->> key ~ '^-?[0-9]{1,18}$' THEN (body ->> key)::bigint BETWEEN lowest AND highest ELSE false END
$$;

CREATE FUNCTION has_text(body jsonb, key text, lowest int, highest int) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_typeof(body -> key) = 'string' AND length(body ->> key) BETWEEN lowest AND highest, false)
$$;

-- Why an event can never be taken; null: it can. A wrong clock is no reason.
CREATE FUNCTION complaint(kind text, at jsonb, body jsonb) RETURNS text
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
            WHEN NOT has_text(body, 'board', 1, 48) THEN 'no board'
            WHEN NOT has_number(body, 'record', 0, 1000) THEN 'no kind of record'
            WHEN body ? 'name' AND NOT has_text(body, 'name', 1, 96) THEN 'no name'
            WHEN NOT has_number(body, 'figurine', 0, 1000) THEN 'no figurine'
            WHEN NOT has_number(body, 'value', -1000000, 1000000) THEN 'no value'
            WHEN body ? 'era' AND NOT has_number(body, 'era', 0, 1000000000) THEN 'no era' END;
    ELSIF NOT has_number(body, 'hour', 0, 23) THEN
        RETURN 'no hour';
    ELSIF kind = 'quiz' THEN
        RETURN CASE
            WHEN NOT has_text(body, 'topic', 1, 48) THEN 'no topic'
            WHEN NOT has_number(body, 'asked', 0, 1000000) THEN 'no number of questions'
            WHEN NOT has_number(body, 'correct', 0, (body ->> 'asked')::bigint) THEN 'no number of right answers' END;
    END IF;
    RETURN CASE
        WHEN NOT has_text(body, 'game', 1, 48) THEN 'no game'
        WHEN NOT has_text(body, 'outcome', 1, 48) THEN 'no outcome'
        WHEN NOT has_number(body, 'persons', 0, 1000) THEN 'no number of persons'
        WHEN NOT has_number(body, 'seconds', 0, 1000000000) THEN 'no length' END;
END
$$;

CREATE TYPE sent AS (seq bigint, kind text, at jsonb, body jsonb);

-- Adds new events to the sums and to the hall. A stand that was emptied takes the names out of what it has not sent yet;
-- one that has not heard of any era belongs to this one.
CREATE FUNCTION count_in(me text, from_store uuid, news sent[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO visits_by_hour AS v (stand, date, hour, game, visits, finished, persons, seconds)
    SELECT me, date '1970-01-01' + (e.body ->> 'date')::int, (e.body ->> 'hour')::int, e.body ->> 'game', count(*),
        count(*) FILTER (WHERE e.body ->> 'outcome' = 'finished'), sum((e.body ->> 'persons')::bigint),
        sum((e.body ->> 'seconds')::bigint)
    FROM unnest(news) e WHERE e.kind = 'visit' GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT (date, stand, hour, game) DO UPDATE SET visits = v.visits + excluded.visits,
        finished = v.finished + excluded.finished, persons = v.persons + excluded.persons,
        seconds = v.seconds + excluded.seconds;

    INSERT INTO quiz_by_hour AS q (stand, date, hour, topic, asked, correct)
    SELECT me, date '1970-01-01' + (e.body ->> 'date')::int, (e.body ->> 'hour')::int, e.body ->> 'topic',
        sum((e.body ->> 'asked')::bigint), sum((e.body ->> 'correct')::bigint)
    FROM unnest(news) e WHERE e.kind = 'quiz' GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT (date, stand, hour, topic) DO UPDATE SET asked = q.asked + excluded.asked,
        correct = q.correct + excluded.correct;

    IF NOT EXISTS (SELECT FROM unnest(news) e WHERE e.kind = 'fame') THEN
        RETURN;
    END IF;
    PERFORM FROM era FOR SHARE; -- nobody empties the hall meanwhile
    -- Emptied at the stand: what it won before goes.
    DELETE FROM fame f USING (SELECT max(e.seq) AS seq FROM unnest(news) e WHERE e.kind = 'fame' AND e.body ? 'cleared') c
    WHERE f.stand = me AND c.seq IS NOT NULL;
    INSERT INTO fame (store, seq, stand, record, board, name, figurine, value, date, at)
    SELECT from_store, e.seq, me, (e.body ->> 'record')::int, e.body ->> 'board', e.body ->> 'name',
        (e.body ->> 'figurine')::int, (e.body ->> 'value')::int, (e.body ->> 'date')::int, e.at::text::bigint
    FROM unnest(news) e WHERE e.kind = 'fame' AND NOT e.body ? 'cleared' AND e.body ? 'name'
        AND coalesce((e.body ->> 'era')::bigint >= (SELECT number FROM era), true)
        AND e.seq > coalesce((SELECT max(c.seq) FROM unnest(news) c WHERE c.kind = 'fame' AND c.body ? 'cleared'), 0)
    ON CONFLICT DO NOTHING;
    INSERT INTO contest SELECT DISTINCT (e.body ->> 'record')::int, e.body ->> 'board'
    FROM unnest(news) e WHERE e.kind = 'fame' AND NOT e.body ? 'cleared' AND e.body ? 'name' ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
END
$$;

-- {"store": UUID, "events": [{"seq": 1, "kind": "visit", "at": 1763550000, "body": {...}}, ...]}, at most 200, numbered
-- one after the other. Takes what is new and returns up to which number the events of this store are here; without
-- events it only says that the stand is there, and returns 0. Nothing is taken with an error:
--   FL001  an event can never be taken: its number is the error's detail, the reason its message
--   FL002  under the number in the detail there is another event, or those before it are missing: the store was copied
--          or set back, and the events from there on need another store's number
--   FL003  what was sent is no batch
--   FL004  nobody has added this stand
CREATE FUNCTION push(batch jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
DECLARE
    me text := session_user;
    from_store uuid;
    events sent[];
    news sent[];
    first_seq bigint;
    reached bigint;
    wrong record;
BEGIN
    UPDATE stand SET seen = now() WHERE role = me;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'nobody has added a stand called %', me USING ERRCODE = 'FL004';
    END IF;
    IF jsonb_typeof(batch -> 'events') IS DISTINCT FROM 'array' OR jsonb_array_length(batch -> 'events') > 200 THEN
        RAISE EXCEPTION 'no batch of at most 200 events' USING ERRCODE = 'FL003';
    ELSIF jsonb_array_length(batch -> 'events') = 0 THEN
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

    INSERT INTO event (stand, store, seq, kind, at, body)
    SELECT me, from_store, e.seq, e.kind, to_timestamp(e.at::text::double precision), e.body - 'name'
    FROM unnest(news) e ON CONFLICT DO NOTHING;
    PERFORM count_in(me, from_store, news);
    UPDATE store SET top = news[cardinality(news)].seq WHERE store = from_store;
    UPDATE stand SET heard = now() WHERE role = me;
    RETURN news[cardinality(news)].seq;
END
$$;

-- --- what a stand shows ----------------------------------------------------------------------------------------------

-- The ten best of every contest: of all days (date is null) and of yesterday, today and tomorrow, which some stand
-- calls today. Equal ones in the order they came.
CREATE VIEW hall WITH (security_barrier) AS
SELECT c.record, c.board, NULL::int AS date, best.place, best.name, best.figurine, best.value, best.won, best.at,
    best.stand = session_user AS own
FROM contest c CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY f.rank, f.at, f.store, f.seq) AS place, f.name, f.figurine, f.value,
        f.date AS won, f.at, f.stand
    FROM fame f WHERE f.record = c.record AND f.board = c.board
    ORDER BY f.rank, f.at, f.store, f.seq LIMIT 10) best
UNION ALL
SELECT c.record, c.board, day.date, best.place, best.name, best.figurine, best.value, best.won, best.at,
    best.stand = session_user AS own
FROM contest c CROSS JOIN (
    SELECT (now() AT TIME ZONE 'UTC')::date - date '1970-01-01' + shift AS date FROM generate_series(-1, 1) shift) day
CROSS JOIN LATERAL (
    SELECT row_number() OVER (ORDER BY f.rank, f.at, f.store, f.seq) AS place, f.name, f.figurine, f.value,
        f.date AS won, f.at, f.stand
    FROM fame f WHERE f.record = c.record AND f.board = c.board AND f.date = day.date
    ORDER BY f.rank, f.at, f.store, f.seq LIMIT 10) best;

-- How often the hall was emptied: a stand that hears of a new era empties its own.
CREATE VIEW hall_era AS SELECT number FROM era;

-- --- what operators do -----------------------------------------------------------------------------------------------

-- Empties the hall of every stand, for good: the names are nowhere else.
CREATE FUNCTION empty_hall() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
DECLARE
    begun bigint;
BEGIN
    UPDATE era SET number = number + 1, since = now() RETURNING number INTO begun;
    DELETE FROM fame;
    DELETE FROM contest;
    RETURN begun;
END
$$;

-- Names that are among nobody's ten best any more go. Once an hour is often enough.
CREATE FUNCTION tidy() RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
DECLARE
    gone bigint;
BEGIN
    WITH placed AS (
        SELECT store, seq, row_number() OVER (PARTITION BY record, board ORDER BY rank, at, store, seq) AS overall,
            row_number() OVER (PARTITION BY record, board, date ORDER BY rank, at, store, seq) AS of_day
        FROM fame)
    DELETE FROM fame f USING placed p WHERE p.store = f.store AND p.seq = f.seq AND p.overall > 10 AND p.of_day > 10;
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN gone;
END
$$;

-- Adds a stand, or gives it another name or other hours. Its login is made beside it, by whoever may make roles.
CREATE FUNCTION name_stand(a_role text, a_label text, a_zone text, a_opens time, a_closes time) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
BEGIN
    PERFORM now() AT TIME ZONE a_zone; -- an unknown one is an error
    INSERT INTO stand (role, label, zone, opens, closes) VALUES (a_role, a_label, a_zone, a_opens, a_closes)
    ON CONFLICT (role) DO UPDATE SET label = excluded.label, zone = excluded.zone, opens = excluded.opens,
        closes = excluded.closes;
END
$$;

-- Stands that should be heard and were not for an hour: neither their sidecar nor, behind it, their game. In the first
-- hour after a stand opens it is still being switched on.
CREATE VIEW silent AS
SELECT role AS stand, label, CASE WHEN seen IS NULL THEN 'has never called'
    WHEN seen < now() - interval '1 hour' THEN 'does not call'
    ELSE 'calls, but its game is silent' END AS why,
    CASE WHEN seen < now() - interval '1 hour' THEN seen ELSE coalesce(heard, seen) END AS since
FROM stand, LATERAL (SELECT (now() AT TIME ZONE zone)::time AS clock) here
WHERE (seen IS NULL OR seen < now() - interval '1 hour' OR heard IS NULL OR heard < now() - interval '1 hour')
    AND (opens IS NULL OR closes IS NULL OR (extract(epoch FROM clock - opens)::int + 86400) % 86400
        BETWEEN 3600 AND (extract(epoch FROM closes - opens)::int + 86400) % 86400);

-- What is new since it was asked last: stands that fell silent, and stands that are back.
CREATE FUNCTION take_alerts() RETURNS TABLE (stand text, label text, why text, since timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = fleet, pg_temp AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    WITH back AS (
        DELETE FROM alert a USING stand s
        WHERE s.role = a.stand AND s.heard > now() - interval '1 hour' AND s.seen > now() - interval '1 hour'
        RETURNING s.role, s.label, 'is back', s.heard),
    fell AS (
        INSERT INTO alert SELECT s.stand, s.why, s.since FROM silent s
        ON CONFLICT (stand) DO UPDATE SET why = excluded.why, since = excluded.since
            WHERE alert.why <> excluded.why
        RETURNING stand, why, since)
    SELECT * FROM back
    UNION ALL SELECT f.stand, s.label, f.why, f.since FROM fell f JOIN stand s ON s.role = f.stand
    ORDER BY 1;
END
$$;

-- --- what readers see ------------------------------------------------------------------------------------------------

CREATE VIEW report_visits AS
SELECT v.date, v.hour, v.stand, s.label, v.game, v.visits, v.finished, v.persons, v.seconds
FROM visits_by_hour v JOIN stand s ON s.role = v.stand;

CREATE VIEW report_quiz AS
SELECT q.date, q.hour, q.stand, s.label, q.topic, q.asked, q.correct
FROM quiz_by_hour q JOIN stand s ON s.role = q.stand;

-- One row of the sums that does not agree with the events is one too many.
CREATE VIEW audit AS
SELECT 'visits' AS what, stand, date, hour, game AS part, sum(counted) AS counted, sum(events) AS events
FROM (
    SELECT stand, date, hour, game, visits + finished + persons + seconds AS counted, 0 AS events FROM visits_by_hour
    UNION ALL
    SELECT stand, date '1970-01-01' + (body ->> 'date')::int, (body ->> 'hour')::int, body ->> 'game', 0,
        1 + (body ->> 'outcome' = 'finished')::int + (body ->> 'persons')::bigint + (body ->> 'seconds')::bigint
    FROM event WHERE kind = 'visit') v
GROUP BY stand, date, hour, game HAVING sum(counted) <> sum(events)
UNION ALL
SELECT 'quiz', stand, date, hour, topic, sum(counted), sum(events)
FROM (
    SELECT stand, date, hour, topic, asked + correct AS counted, 0 AS events FROM quiz_by_hour
    UNION ALL
    SELECT stand, date '1970-01-01' + (body ->> 'date')::int, (body ->> 'hour')::int, body ->> 'topic', 0,
        (body ->> 'asked')::bigint + (body ->> 'correct')::bigint
    FROM event WHERE kind = 'quiz') q
GROUP BY stand, date, hour, topic HAVING sum(counted) <> sum(events);

-- --- who may do what -------------------------------------------------------------------------------------------------

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA fleet FROM PUBLIC;
GRANT USAGE ON SCHEMA fleet TO fleet_kiosk, fleet_reader, fleet_operator;
GRANT EXECUTE ON FUNCTION push(jsonb) TO fleet_kiosk;
GRANT SELECT ON hall, hall_era TO fleet_kiosk;
GRANT SELECT ON hall, hall_era, stand, event, visits_by_hour, quiz_by_hour, report_visits, report_quiz, silent, audit
    TO fleet_reader;
GRANT EXECUTE ON FUNCTION empty_hall(), tidy(), take_alerts(), name_stand(text, text, text, time, time)
    TO fleet_operator;
