-- A learner is active within 1, 7 or 30 days of each day from the first of a streak to so many after its last, or until
-- the next streak begins: these stretches never overlap, so their beginnings less their ends, added up to a day, are
-- how many different learners were active. By weeks the same for those who joined in one week, which is retention.
CREATE OR REPLACE FUNCTION active_stretches(p_first date, p_last date, p_next date, p_cohort date)
RETURNS TABLE (figure text, part text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'active_' || n, '', s.day, s.amount FROM (VALUES (1), (7), (30)) windows(n),
    LATERAL (VALUES (p_first, 1), (least(p_last + n, p_next), -1)) s(day, amount)
  UNION ALL
  SELECT 'retained', p_cohort::text, s.day, s.amount FROM (VALUES
    (greatest(date_trunc('week', p_first::timestamp)::date, p_cohort), 1),
    (greatest(least(date_trunc('week', p_last::timestamp)::date + 7, date_trunc('week', p_next::timestamp)::date), p_cohort), -1)
  ) s(day, amount)
$$;
