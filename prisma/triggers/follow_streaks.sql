-- follow_streaks: records how a new or deleted streak affects the numbers of active and retained learners; see
-- active_stretches. Runs before each row, so that if a statement deletes several streaks, each run sees which ones are
-- left.
--
-- Updates       site_change
-- Locks         none
CREATE OR REPLACE FUNCTION follow_streaks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_changed streak := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  v_sign integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
  v_cohort date := (SELECT cohort_of(created_at) FROM learner WHERE id = v_changed.learner_id);
  v_before streak;
  v_next date;
BEGIN
  SELECT * INTO v_before FROM streak WHERE learner_id = v_changed.learner_id AND first_day < v_changed.first_day
  ORDER BY first_day DESC LIMIT 1;
  SELECT first_day INTO v_next FROM streak WHERE learner_id = v_changed.learner_id AND first_day > v_changed.first_day
  ORDER BY first_day LIMIT 1;
  INSERT INTO site_change (figure, part, day, amount)
  SELECT figure, part, day, v_sign * sum(amount) FROM (
    SELECT * FROM active_stretches(v_changed.first_day, v_changed.last_day, v_next, v_cohort)
    UNION ALL
    SELECT * FROM active_stretches(v_before.first_day, v_before.last_day, v_changed.first_day, v_cohort)
    WHERE v_before.learner_id IS NOT NULL
    UNION ALL
    SELECT figure, part, day, -amount FROM active_stretches(v_before.first_day, v_before.last_day, v_next, v_cohort)
    WHERE v_before.learner_id IS NOT NULL
  ) moved GROUP BY 1, 2, 3 HAVING sum(amount) <> 0;
  RETURN v_changed;
END
$$;

CREATE OR REPLACE TRIGGER streak_followed BEFORE INSERT OR DELETE ON streak
  FOR EACH ROW EXECUTE FUNCTION follow_streaks();
