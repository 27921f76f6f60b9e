import type pg from 'pg';

/**
 * Drops or disables what would slow down or block a bulk load: triggers (their effects are already in the rows),
 * foreign keys (they require a certain table order) and indexes (they are faster to build afterward). Returns a
 * function that restores them.
 */
export async function suspendConstraints(
  client: pg.ClientBase,
): Promise<(onStep: (step: string) => void) => Promise<void>> {
  const listStatements = async (query: string) =>
    (await client.query<{ drop: string; restore: string; what: string }>(query)).rows;
  const suspended = [
    ...(await listStatements(foreignKeysSql)),
    ...(await listStatements(indexesSql)),
    ...(await listStatements(triggersSql)),
  ];
  for (const { drop } of suspended) await client.query(drop);
  return async (onStep) => {
    // Reverse order: foreign keys come last, because the indexes speed up checking them.
    for (const { restore, what } of suspended.toReversed()) {
      onStep(what);
      await client.query(restore);
    }
  };
}

const foreignKeysSql = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS restore,
    'foreign key ' || conname AS what
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'`;

// Leave out indexes that back a constraint, which DROP INDEX refuses to drop.
const indexesSql = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS restore,
    'index ' || i.indexrelid::regclass AS what
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`;

const triggersSql = `
  SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass) AS drop,
    format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass) AS restore, 'triggers' AS what
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`;
