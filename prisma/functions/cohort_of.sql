-- The week in which an account was made.
CREATE OR REPLACE FUNCTION cohort_of(p_created timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('week', p_created AT TIME ZONE 'UTC')::date
$$;
