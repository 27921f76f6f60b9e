import { exportAudit } from '@glossa/contract/audit';
import { buildUrl } from '@glossa/contract/client';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('exports each entry once, even when many share a millisecond', async () => {
  const browser = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const target = newId();
  const count = 2300;
  await app.deps.db.pool.query(
    `INSERT INTO audit_entry (id, actor_name, action, target_kind, target_id, reason, created_at)
     SELECT gen_random_uuid(), 'Ada', 'learner.create', 'learner', $1, n,
       timestamptz '2026-03-05 12:00:00' + n * interval '1 microsecond'
     FROM generate_series(1, $2::int) n`,
    [target, count],
  );
  const file = await browser.fetch(buildUrl(exportAudit, { query: { target_id: target } }));
  const lines = (await file.text()).trimEnd().split('\r\n').slice(1);
  const numbers = Array.from({ length: count }, (_, index) => count - index);
  expect(lines.map((line) => Number(line.split(',')[6]))).toEqual(numbers);
});
