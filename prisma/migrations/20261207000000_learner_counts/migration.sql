-- Each change of learners writes what it moved, and the sum of all that was written is the count: whoever changes learners
-- waits for nobody who changes others. The upkeep folds the changes.
CREATE TABLE "learner_count_change" (
    "id" BIGSERIAL NOT NULL,
    "is_active" BOOLEAN NOT NULL,
    "subscription_type" "subscription_type" NOT NULL,
    "account_type" "account_type" NOT NULL,
    "roles" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "learner_count_change_pkey" PRIMARY KEY ("id")
);

CREATE OR REPLACE FUNCTION count_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO learner_count_change (is_active, subscription_type, account_type, roles, count)
    SELECT is_active, subscription_type, account_type, roles, count(*) FROM new_learners GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO learner_count_change (is_active, subscription_type, account_type, roles, count)
    SELECT is_active, subscription_type, account_type, roles, -count(*) FROM old_learners GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO learner_count_change (is_active, subscription_type, account_type, roles, count)
    SELECT is_active, subscription_type, account_type, roles, sum(change) FROM (
      SELECT is_active, subscription_type, account_type, roles, -1 AS change FROM old_learners
      UNION ALL SELECT is_active, subscription_type, account_type, roles, 1 FROM new_learners
    ) changes GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- Adds what was written since the last time to the counts. Answers how many changes there were.
CREATE FUNCTION fold_learner_counts() RETURNS bigint LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM learner_count_change RETURNING is_active, subscription_type, account_type, roles, count),
  folded AS (
    INSERT INTO learner_count AS c (is_active, subscription_type, account_type, roles, count)
    SELECT is_active, subscription_type, account_type, roles, sum(count) FROM gone
    GROUP BY 1, 2, 3, 4 HAVING sum(count) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (is_active, subscription_type, account_type, roles) DO UPDATE SET count = c.count + excluded.count
  )
  SELECT count(*) FROM gone
$$;
