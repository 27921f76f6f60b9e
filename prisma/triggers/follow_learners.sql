-- follow_learners: records created and deleted learner accounts in the site metrics.
--
-- Updates       site_change
-- Locks         none
CREATE OR REPLACE FUNCTION follow_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.account_type = 'learner' THEN
    INSERT INTO site_change (figure, day, amount) VALUES ('joined', (OLD.created_at AT TIME ZONE 'UTC')::date, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.account_type = 'learner' THEN
    INSERT INTO site_change (figure, day, amount) VALUES ('joined', (NEW.created_at AT TIME ZONE 'UTC')::date, 1);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER learner_counted AFTER INSERT OR DELETE ON learner
  FOR EACH ROW EXECUTE FUNCTION follow_learners();

CREATE OR REPLACE TRIGGER learner_counted_anew AFTER UPDATE OF account_type ON learner FOR EACH ROW
  WHEN (OLD.account_type <> NEW.account_type) EXECUTE FUNCTION follow_learners();
