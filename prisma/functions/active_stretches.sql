-- active_stretches: returns what one streak adds to the numbers of active and of retained learners, as changes on days.
--
-- A learner is active within 1, 7 or 30 days of each day from the first of a streak to so many days after its last, or
-- until the next streak begins. These stretches never overlap, so the sum of their beginnings (+1) and ends (-1) up to
-- a day is the number of different active learners. `retained` is the same by week, for those who joined in one week.
--
-- Parameters    p_next is the first day of the next streak, NULL if there is none; p_cohort is the week of joining.
-- Locks         none
-- Callers       follow_streaks, expected_site_figures
CREATE OR REPLACE FUNCTION active_stretches(p_first date, p_last date, p_next date, p_cohort date)
RETURNS TABLE (figure text, part text, day date, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'active_' || n, '', s.day, s.amount FROM (VALUES (1), (7), (30)) windows(n),
    LATERAL (VALUES (p_first, 1), (least(p_last + n, p_next), -1)) s(day, amount)
  UNION ALL
  SELECT 'retained', p_cohort::text, s.day, s.amount FROM (VALUES
    (greatest(date_trunc('week', p_first::timestamp)::date, p_cohort), 1),
    (greatest(least(date_trunc('week', p_last::timestamp)::date + 7, date_trunc('week', p_next::timestamp)::date),
      p_cohort), -1)
  ) s(day, amount)
$$;
