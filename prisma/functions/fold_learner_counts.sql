-- fold_learner_counts: adds the rows of learner_count_change to learner_count and deletes them.
--
-- Returns       the number of rows
-- Locks         the rows that it deletes, and the counts in the order of their keys
-- Callers       apps/api: domain/accounts (the upkeep, and imports of learners)
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
