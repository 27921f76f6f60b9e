-- end_streaks: deletes the streaks of an account before the account itself, while follow_streaks can still read when
-- the account was created.
--
-- Updates       streak
-- Locks         the rows that it deletes
CREATE OR REPLACE FUNCTION end_streaks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM streak WHERE learner_id = OLD.id;
  RETURN OLD;
END
$$;

CREATE OR REPLACE TRIGGER streaks_end BEFORE DELETE ON learner FOR EACH ROW EXECUTE FUNCTION end_streaks();
