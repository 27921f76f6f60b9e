-- local_day: returns a learner's local day at a given moment.
--
-- Locks         none
-- Callers       add_study_time, and the triggers count_added_words, count_changed_words, count_removed_words and
--               count_review; apps/api: domain/activity, features/activity, features/texts, features/watching,
--               features/reminders, features/reports
CREATE OR REPLACE FUNCTION local_day(p_learner uuid, p_moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_moment AT TIME ZONE local_zone(p_learner, p_moment))::date
$$;
