-- local_zone: returns a learner's time zone at a given moment.
--
-- Locks         none
-- Callers       local_day, add_study_time; apps/api: domain/activity
CREATE OR REPLACE FUNCTION local_zone(p_learner uuid, p_moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT zone FROM past_time_zone WHERE learner_id = p_learner AND until > p_moment ORDER BY until LIMIT 1),
    (SELECT time_zone FROM learner WHERE id = p_learner))
$$;
