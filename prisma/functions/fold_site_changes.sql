-- Adds what was written since the last time to the figures. Answers how many changes there were.
CREATE OR REPLACE FUNCTION fold_site_changes() RETURNS bigint LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM site_change RETURNING figure, part, day, amount),
  folded AS (
    INSERT INTO site_figure AS s (figure, part, day, amount)
    SELECT figure, part, day, sum(amount) FROM gone GROUP BY 1, 2, 3 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (figure, part, day) DO UPDATE SET amount = s.amount + excluded.amount
  )
  SELECT count(*) FROM gone
$$;
