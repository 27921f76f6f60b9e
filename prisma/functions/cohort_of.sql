-- cohort_of: returns the week (its Monday, in UTC) in which an account was created.
--
-- Locks         none
-- Callers       follow_streaks, expected_site_figures
CREATE OR REPLACE FUNCTION cohort_of(p_created timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('week', p_created AT TIME ZONE 'UTC')::date
$$;
