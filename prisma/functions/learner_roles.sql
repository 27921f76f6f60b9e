-- learner_roles: returns a learner's roles as a sum: 1 admin, 2 staff, 4 content manager.
--
-- Locks         none
-- Callers       listed_learner; apps/api: domain/recount
CREATE OR REPLACE FUNCTION learner_roles(p_admin boolean, p_staff boolean, p_content boolean) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (p_admin::int + 2 * p_staff::int + 4 * p_content::int)::smallint $$;
