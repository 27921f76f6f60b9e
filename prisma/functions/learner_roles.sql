-- 1 admin, 2 staff, 4 content manager.
CREATE OR REPLACE FUNCTION learner_roles(p_admin boolean, p_staff boolean, p_content boolean) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (p_admin::int + 2 * p_staff::int + 4 * p_content::int)::smallint $$;
