-- keep_time_zone: records a learner's previous time zone when it changes, so that earlier days keep their dates. A
-- learner without any activity has no such days.
--
-- Updates       past_time_zone
-- Locks         none
CREATE OR REPLACE FUNCTION keep_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO past_time_zone (learner_id, until, zone)
  SELECT NEW.id, clock_timestamp(), OLD.time_zone
  WHERE EXISTS (SELECT FROM activity_day WHERE learner_id = NEW.id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER learner_moved AFTER UPDATE OF time_zone ON learner
  FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION keep_time_zone();
