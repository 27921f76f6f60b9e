-- The day that it was for a learner at a moment.
CREATE OR REPLACE FUNCTION local_day(p_learner uuid, p_moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_moment AT TIME ZONE local_zone(p_learner, p_moment))::date
$$;
