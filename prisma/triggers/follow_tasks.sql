-- follow_tasks: records the outcome of a task in the site metrics. Tasks are deleted after 90 days, but their metrics
-- stay.
--
-- Updates       site_change
-- Locks         none
CREATE OR REPLACE FUNCTION follow_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_change (figure, part, day, amount)
  VALUES ('task_' || lower(NEW.status::text), NEW.type,
    (coalesce(NEW.finished_at, clock_timestamp()) AT TIME ZONE 'UTC')::date, 1);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER task_counted AFTER UPDATE OF status ON task FOR EACH ROW
  WHEN (OLD.status IN ('PENDING', 'STARTED') AND NEW.status NOT IN ('PENDING', 'STARTED'))
  EXECUTE FUNCTION follow_tasks();
