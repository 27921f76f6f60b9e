/** Returns an SQL condition that excludes objects belonging to an extension. */
const exceptExtensionsSql = (catalog: string, oid: string): string =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

const arrayOrEmptySql = (query: string): string => `coalesce((${query}), '{}')`;

// IF EXISTS, because CASCADE may already have dropped a dependent object.
const dropRelationsSql = arrayOrEmptySql(`SELECT array_agg(format(
    CASE relkind WHEN 'v' THEN 'DROP VIEW IF EXISTS public.%I CASCADE' ELSE 'DROP TABLE IF EXISTS public.%I CASCADE' END, relname))
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') AND ${exceptExtensionsSql('pg_class', 'oid')}`);
const dropRoutinesSql =
  arrayOrEmptySql(`SELECT array_agg(format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure))
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND ${exceptExtensionsSql('pg_proc', 'oid')}`);
const dropTypesSql =
  arrayOrEmptySql(`SELECT array_agg(format('DROP TYPE IF EXISTS public.%I CASCADE', typname))
  FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') AND ${exceptExtensionsSql('pg_type', 'oid')}`);

/**
 * Drops everything that Glossa created in the schema `public`, except extensions. Also drops all jobs, because they
 * refer to the dropped rows; queues recreate their tables, and workers enqueue the lost jobs again.
 */
export const clearSchema = `DO $$
  DECLARE statement text;
  BEGIN
    FOREACH statement IN ARRAY ${dropRelationsSql} LOOP EXECUTE statement; END LOOP;
    FOREACH statement IN ARRAY ${dropRoutinesSql} LOOP EXECUTE statement; END LOOP;
    FOREACH statement IN ARRAY ${dropTypesSql} LOOP EXECUTE statement; END LOOP;
    DROP SCHEMA IF EXISTS bullmq CASCADE;
  END $$`;
