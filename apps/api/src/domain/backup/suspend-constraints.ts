import type pg from 'pg';

/**
 * Drops or disables what would slow down or block a bulk load: triggers, whose effects are already among the rows,
 * foreign keys, which require an order of tables, and indexes, which are faster to build afterwards. Returns a function
 * that restores them.
 */
export async function suspendConstraints(
  client: pg.ClientBase,
): Promise<(onStep: (step: string) => void) => Promise<void>> {
  const statements = async (query: string) =>
    (await client.query<{ away: string; back: string; what: string }>(query)).rows;
  const aside = [
    ...(await statements(foreignKeys)),
    ...(await statements(indexes)),
    ...(await statements(triggers)),
  ];
  for (const { away } of aside) await client.query(away);
  return async (onStep) => {
    // Reverse order: foreign keys come last, because the indexes speed up checking them.
    for (const { back, what } of aside.toReversed()) {
      onStep(what);
      await client.query(back);
    }
  };
}

const foreignKeys = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS away,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back,
    'foreign key ' || conname AS what
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'`;

// Except indexes that back a constraint, which DROP INDEX refuses to drop.
const indexes = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS away, pg_get_indexdef(i.indexrelid) AS back,
    'index ' || i.indexrelid::regclass AS what
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`;

const triggers = `
  SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass) AS away,
    format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass) AS back, 'triggers' AS what
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`;
