-- The roles of a fleet. They belong to the whole PostgreSQL server, not to one database; run by a superuser, and as
-- often as you like. Each stand has a role of its own besides, made by `schott-fleet-server add-stand`.
DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['fleet_owner', 'fleet_kiosk', 'fleet_reader', 'fleet_operator'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
END
$$;
COMMENT ON ROLE fleet_owner IS 'SCHOTT World: owns the tables; nobody logs in as it';
COMMENT ON ROLE fleet_kiosk IS 'SCHOTT World: what a stand may do';
COMMENT ON ROLE fleet_reader IS 'SCHOTT World: reads the figures';
COMMENT ON ROLE fleet_operator IS 'SCHOTT World: a reader who may also empty the hall of fame and name stands';
GRANT fleet_reader TO fleet_operator;
-- So that sessions of stands can be ended that hold others up, by those functions alone.
GRANT pg_signal_backend, pg_read_all_stats TO fleet_owner;
-- Who looks for silent stands every five minutes, by the name of its user on this machine.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'schott-fleet-watch') THEN
        CREATE ROLE "schott-fleet-watch" LOGIN;
    END IF;
END
$$;
GRANT fleet_operator TO "schott-fleet-watch";
