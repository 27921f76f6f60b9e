-- follow_activity_days: records how a change to a learner's day affects the site metrics.
--
-- Updates       site_change (new rows, so that transactions don't wait for each other's metrics)
-- Locks         none
CREATE OR REPLACE FUNCTION follow_activity_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO site_change (figure, day, amount)
    SELECT f.figure, d.day, sum(f.amount) FROM after_change d, LATERAL day_figures(d) f GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO site_change (figure, day, amount)
    SELECT f.figure, d.day, -sum(f.amount) FROM before_change d, LATERAL day_figures(d) f GROUP BY 1, 2;
  ELSE
    INSERT INTO site_change (figure, day, amount)
    SELECT figure, day, sum(amount) FROM (
      SELECT f.figure, d.day, f.amount FROM after_change d, LATERAL day_figures(d) f
      UNION ALL SELECT f.figure, d.day, -f.amount FROM before_change d, LATERAL day_figures(d) f
    ) moved GROUP BY 1, 2 HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER activity_days_added AFTER INSERT ON activity_day
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION follow_activity_days();

CREATE OR REPLACE TRIGGER activity_days_changed AFTER UPDATE ON activity_day
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION follow_activity_days();

CREATE OR REPLACE TRIGGER activity_days_removed AFTER DELETE ON activity_day
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION follow_activity_days();
