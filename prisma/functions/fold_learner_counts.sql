-- Adds what was written since the last time to the counts. Answers how many changes there were.
CREATE OR REPLACE FUNCTION fold_learner_counts() RETURNS bigint LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM learner_count_change RETURNING is_active, subscription_type, account_type, roles, count),
  folded AS (
    INSERT INTO learner_count AS c (is_active, subscription_type, account_type, roles, count)
    SELECT is_active, subscription_type, account_type, roles, sum(count) FROM gone
    GROUP BY 1, 2, 3, 4 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (is_active, subscription_type, account_type, roles) DO UPDATE SET count = c.count + excluded.count
  )
  SELECT count(*) FROM gone
$$;
