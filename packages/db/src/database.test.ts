import { expect, test } from 'vitest';

import { openDatabase, type DatabaseEvent } from './database.ts';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests through npm test');

const event = (payload: unknown): DatabaseEvent => ({ name: 'saved', payload });

test('reports a transaction’s events after it commits, and none after a rollback', async () => {
  const events: unknown[] = [];
  const db = openDatabase(server, { max: 1, onEvent: ({ payload }) => events.push(payload) });
  db.emit(event('outside'));
  expect(events).toEqual(['outside']);
  await db.transaction(async (tx) => {
    tx.emit(event('first'));
    tx.emit(event('second'));
    await tx.run({ name: 'one', text: 'SELECT 1' }, []);
    expect(events).toEqual(['outside']);
  });
  expect(events).toEqual(['outside', 'first', 'second']);
  const failed = db.transaction((tx) => {
    tx.emit(event('lost'));
    return Promise.reject(new Error('rolled back'));
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(events).toEqual(['outside', 'first', 'second']);
  await db.close();
});

test('reads from a consistent snapshot, and rejects writes in it', async () => {
  const db = openDatabase(server, { max: 2 });
  const table = `snapshot_${crypto.randomUUID().replaceAll('-', '')}`;
  await db.pool.query(`CREATE TABLE ${table} (id integer)`);
  const select = { name: 'ids', text: `SELECT id FROM ${table}` };
  const insert = { name: 'insert_id', text: `INSERT INTO ${table} VALUES (1)` };
  const counts = await db.readSnapshot(async (tx) => {
    const before = await tx.rows(select, []);
    await db.run(insert, []);
    return [before.length, (await tx.rows(select, [])).length];
  });
  expect(counts).toEqual([0, 0]);
  expect(await db.rows(select, [])).toHaveLength(1);
  await expect(db.readSnapshot((tx) => tx.run(insert, []))).rejects.toThrow('read-only transaction');
  expect(await db.rows(select, [])).toHaveLength(1);
  await db.pool.query(`DROP TABLE ${table}`);
  await db.close();
});

test('commits a transaction even if an event handler throws', async () => {
  const db = openDatabase(server, {
    max: 1,
    onEvent: () => {
      throw new Error('handler failed');
    },
  });
  const table = `event_${crypto.randomUUID().replaceAll('-', '')}`;
  await db.pool.query(`CREATE TABLE ${table} (id integer)`);
  const transaction = db.transaction(async (tx) => {
    await tx.run({ name: 'insert', text: `INSERT INTO ${table} VALUES (1)` }, []);
    tx.emit(event('saved'));
  });
  await expect(transaction).rejects.toThrow('handler failed');
  // The connection is usable again, and the row was committed.
  expect((await db.pool.query(`DELETE FROM ${table} RETURNING id`)).rows).toEqual([{ id: 1 }]);
  await db.pool.query(`DROP TABLE ${table}`);
  await db.close();
});
