-- fold_site_changes: adds the rows of site_change to site_figure and deletes them.
--
-- Returns       the number of rows
-- Locks         the rows that it deletes, and the metrics in the order of their keys
-- Callers       apps/api: features/metrics (each minute)
CREATE OR REPLACE FUNCTION fold_site_changes() RETURNS bigint LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM site_change RETURNING figure, part, day, amount),
  folded AS (
    INSERT INTO site_figure AS s (figure, part, day, amount)
    SELECT figure, part, day, sum(amount) FROM gone GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (figure, part, day) DO UPDATE SET amount = s.amount + excluded.amount
  )
  SELECT count(*) FROM gone
$$;
