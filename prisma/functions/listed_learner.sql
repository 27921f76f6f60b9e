-- listed_learner: returns the row of learner_listing for a learner.
--
-- Texts are truncated to fit into an index row.
--
-- Locks         none
-- Callers       list_learners
CREATE OR REPLACE FUNCTION listed_learner(l learner) RETURNS learner_listing LANGUAGE sql STABLE AS $$
  SELECT ROW(l.id, left(learner_letters(l.username::text), 100), left(learner_letters(l.email::text), 254),
    left(learner_letters(trim(l.first_name || ' ' || l.last_name)), 100),
    left(learner_letters(' ' || l.username || ' ' || l.email || ' ' || l.first_name || ' ' || l.last_name), 400),
    l.is_active, l.subscription_type, l.account_type, learner_roles(l.is_superuser, l.is_staff, l.can_manage_content),
    l.created_at)::learner_listing
$$;
