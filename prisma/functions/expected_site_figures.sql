-- expected_site_figures: computes the site metrics from their source rows, except those of tasks, which are deleted
-- after 90 days. Reads all of these rows.
--
-- Locks         none
-- Callers       recount_site; apps/api: domain/recount
CREATE OR REPLACE FUNCTION expected_site_figures()
RETURNS TABLE (figure text, part text, day date, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT f.figure, '', d.day, f.amount FROM activity_day d, LATERAL day_figures(d) f
  UNION ALL
  SELECT a.* FROM (
    SELECT s.first_day, s.last_day, lead(s.first_day) OVER (PARTITION BY s.learner_id ORDER BY s.first_day) AS next_day,
      cohort_of(l.created_at) AS cohort
    FROM streak s JOIN learner l ON l.id = s.learner_id
  ) s, LATERAL active_stretches(s.first_day, s.last_day, s.next_day, s.cohort) a
  UNION ALL
  SELECT 'joined', '', (created_at AT TIME ZONE 'UTC')::date, 1 FROM learner WHERE account_type = 'learner'
  UNION ALL
  SELECT CASE WHEN amount > 0 THEN 'paid' ELSE 'refunded' END, currency, (created_at AT TIME ZONE 'UTC')::date,
    abs(amount) FROM ledger_entry WHERE account = 'cash' AND amount <> 0
  UNION ALL
  SELECT 'orders', currency, (completed_at AT TIME ZONE 'UTC')::date, 1 FROM shop_order WHERE completed_at IS NOT NULL
$$;
