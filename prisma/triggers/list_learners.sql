-- list_learners: updates the rows of learner_listing, from which learners are listed and searched.
--
-- Updates       learner_listing
-- Locks         the rows of these learners
CREATE OR REPLACE FUNCTION list_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO learner_listing SELECT x.* FROM new_learners l, listed_learner(l::learner) x;
  ELSE
    UPDATE learner_listing x SET (username, email, name, search, is_active, subscription_type, account_type, roles) =
      (SELECT y.username, y.email, y.name, y.search, y.is_active, y.subscription_type, y.account_type, y.roles
       FROM listed_learner(NEW) y)
    WHERE x.id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER learner_listing_come AFTER INSERT ON learner
  REFERENCING NEW TABLE AS new_learners FOR EACH STATEMENT EXECUTE FUNCTION list_learners();

CREATE OR REPLACE TRIGGER learner_listing_change AFTER UPDATE OF username, email, first_name, last_name, is_active,
    subscription_type, account_type, is_superuser, is_staff, can_manage_content ON learner
  FOR EACH ROW WHEN (
    (OLD.username::text, OLD.email::text, OLD.first_name, OLD.last_name, OLD.is_active, OLD.subscription_type,
      OLD.account_type, OLD.is_superuser, OLD.is_staff, OLD.can_manage_content)
    IS DISTINCT FROM (NEW.username::text, NEW.email::text, NEW.first_name, NEW.last_name, NEW.is_active,
      NEW.subscription_type, NEW.account_type, NEW.is_superuser, NEW.is_staff, NEW.can_manage_content))
  EXECUTE FUNCTION list_learners();
