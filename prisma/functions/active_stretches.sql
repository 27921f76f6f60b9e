-- active_stretches: returns what one streak adds to the numbers of active and retained learners, as changes on days.
--
-- For windows of 1, 7 and 30 days, a learner counts as active from the first day of a streak until a window's length
-- after its last day, or until the next streak begins. These stretches never overlap, so the sum of their starts (+1)
-- and ends (-1) up to a day is the number of distinct active learners. `retained` is the same by week, for the learners
-- who joined in one week.
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
