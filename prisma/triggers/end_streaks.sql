-- Its streaks go before an account, while it is known when that was made.
CREATE OR REPLACE FUNCTION end_streaks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM streak WHERE learner_id = OLD.id;
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER streaks_end BEFORE DELETE ON learner FOR EACH ROW EXECUTE FUNCTION end_streaks();
