-- Version 4: an operator sees which pack each stand plays.

ALTER TABLE stand ADD COLUMN pack text; -- "acme 3": name and version; null: none, or its game is older than packs

-- From what the game says of itself (a health event). Whatever else a stand may write there is shown to nobody.
CREATE FUNCTION note_pack() RETURNS trigger
LANGUAGE plpgsql SET search_path = fleet, pg_temp AS $$
BEGIN
    UPDATE stand s SET pack = news.pack
    FROM (SELECT DISTINCT ON (stand) stand, substring(body ->> 'pack' FROM '^[a-z0-9]{2,15} [1-9][0-9]{0,6}$') AS pack
        FROM come WHERE kind = 'health' ORDER BY stand, seq DESC) news
    WHERE s.role = news.stand AND s.pack IS DISTINCT FROM news.pack;
    RETURN NULL;
END
$$;
CREATE TRIGGER note_pack AFTER INSERT ON event REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION note_pack();
