import { expect, test } from 'vitest';

import { startTestApp } from '#testing/test-app.ts';
import { allKinds, excludedTables } from './all-kinds.ts';

const app = startTestApp();

test('exports every table with learner data unless it is explicitly excluded', async () => {
  const { rows } = await app.deps.db.pool.query<{ name: string }>(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN information_schema.tables
       USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND column_name IN ('learner_id', 'owner_id', 'viewer_id', 'user_id', 'person_id', 'buyer_id') ORDER BY 1`,
  );
  const carried = new Set(allKinds.flatMap(({ tables }) => tables));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(({ name }) => name).filter((name) => !carried.has(name) && !excludedTables[name])).toEqual(
    [],
  );
});
