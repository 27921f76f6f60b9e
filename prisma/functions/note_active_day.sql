-- note_active_day: records that a learner was active on a day. Extends a streak, joins two, or starts one.
--
-- Updates       streak
-- Locks         none; the caller holds the learner's lock.
-- Callers       add_activity, and the triggers count_added_words, count_changed_words and count_review;
--               apps/api: features/account-archive
CREATE OR REPLACE FUNCTION note_active_day(p_learner uuid, p_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_first date;
  v_last date;
BEGIN
  IF EXISTS (SELECT FROM streak WHERE learner_id = p_learner AND first_day <= p_day AND last_day >= p_day) THEN RETURN; END IF;
  DELETE FROM streak WHERE learner_id = p_learner AND last_day = p_day - 1 RETURNING first_day INTO v_first;
  DELETE FROM streak WHERE learner_id = p_learner AND first_day = p_day + 1 RETURNING last_day INTO v_last;
  INSERT INTO streak (learner_id, first_day, last_day)
  VALUES (p_learner, coalesce(v_first, p_day), coalesce(v_last, p_day));
END
$$;
