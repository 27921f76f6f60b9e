-- count_learners: records changes in the numbers of learners by status, plan, account type and roles.
-- fold_learner_counts adds these changes to learner_count.
--
-- Updates       learner_count_change (new rows, so that transactions don't wait for each other's counts)
-- Locks         none
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

CREATE OR REPLACE TRIGGER learner_count_come AFTER INSERT ON learner_listing
  REFERENCING NEW TABLE AS new_learners FOR EACH STATEMENT EXECUTE FUNCTION count_learners();

CREATE OR REPLACE TRIGGER learner_count_change AFTER UPDATE ON learner_listing
  REFERENCING OLD TABLE AS old_learners NEW TABLE AS new_learners
  FOR EACH STATEMENT EXECUTE FUNCTION count_learners();

CREATE OR REPLACE TRIGGER learner_count_go AFTER DELETE ON learner_listing
  REFERENCING OLD TABLE AS old_learners FOR EACH STATEMENT EXECUTE FUNCTION count_learners();
