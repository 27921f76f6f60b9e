import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase, type Database, type Queryable } from './database.ts';
import { isDatabaseUnavailable, isDuplicate, isMissingReference, sqlState } from './failures.ts';
import { newId } from './new-id.ts';
import { createFreshDatabase } from './testing/fresh-database.ts';

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is not set; run the tests through npm test');

const migrations = path.join(import.meta.dirname, '../../../prisma/migrations');
let database: Awaited<ReturnType<typeof createFreshDatabase>>;
let db: Database;

// With a single connection, a call outside its transaction would wait forever.
beforeAll(async () => {
  database = await createFreshDatabase(server, { key: newId(), migrations });
  db = openDatabase(database.url, { max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function createOwner(on: Queryable = db): Promise<string> {
  const id = newId();
  await on.prisma.learner.create({
    data: { id, email: `${id}@example.test`, username: id, passwordHash: '!' },
  });
  return id;
}
const createTag = (on: Queryable, ownerId: string, name: string) =>
  on.prisma.tag.create({ data: { id: newId(), ownerId, name, color: 'gray' } });
const findTagNames = async (on: Queryable, ownerId: string) => {
  const tags = await on.prisma.tag.findMany({ where: { ownerId }, orderBy: { name: 'asc' } });
  return tags.map(({ name }) => name);
};
/** Returns a function that resolves once it has been called `count` times. */
function createBarrier(count: number): () => Promise<void> {
  let called = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    called += 1;
    if (called === count) open();
    return opened;
  };
}
const insertTag = {
  name: 'insertTag',
  text: `INSERT INTO tag (id, owner_id, name, color) VALUES ($1, $2, $3, 'gray')`,
};
const findNames = { name: 'findNames', text: 'SELECT name::text FROM tag WHERE owner_id = $1 ORDER BY name' };

// Prisma's own now() uses this machine's clock, in milliseconds, so rows created in the same millisecond would have no
// defined order.
test('takes default timestamps from the database', async () => {
  const { createdAt, now } = await db.transaction(async (tx) => {
    const ownerId = await createOwner(tx);
    const { rows } = await tx.client.query<{ createdAt: string; now: string }>(
      'SELECT created_at::text AS "createdAt", now()::text AS now FROM learner WHERE id = $1',
      [ownerId],
    );
    return rows[0] ?? { createdAt: '', now: 'missing' };
  });
  expect(createdAt).toBe(now);
});

test('commits a transaction’s Prisma calls and statements together, and lets each see the other’s rows', async () => {
  const ownerId = await createOwner();
  await db.transaction(async (tx) => {
    await createTag(tx, ownerId, 'a');
    expect(await tx.rows(findNames, [ownerId])).toEqual([{ name: 'a' }]);
    await tx.run(insertTag, [newId(), ownerId, 'b']);
    expect(await findTagNames(tx, ownerId)).toEqual(['a', 'b']);
  });
  expect(await findTagNames(db, ownerId)).toEqual(['a', 'b']);
});

test('rolls back a transaction’s Prisma calls and statements together', async () => {
  const ownerId = await createOwner();
  const failed = db.transaction(async (tx) => {
    await createTag(tx, ownerId, 'a');
    await tx.run(insertTag, [newId(), ownerId, 'b']);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await findTagNames(db, ownerId)).toEqual([]);
});

test('leaves the transaction open after nested writes', async () => {
  const id = newId();
  const failed = db.transaction(async (tx) => {
    await tx.prisma.learner.create({
      data: {
        id,
        email: `${id}@example.test`,
        username: id,
        passwordHash: '!',
        tags: { create: [{ id: newId(), name: 'a', color: 'gray' }] },
      },
    });
    expect(await findTagNames(tx, id)).toEqual(['a']);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await db.prisma.learner.count({ where: { id } })).toBe(0);
});

test('applies the isolation level and timeouts of the transaction to Prisma calls', async () => {
  const ownerId = await createOwner();
  const failed = db.transaction(async (tx) => {
    await tx.client.query(`SET TRANSACTION READ ONLY`);
    await createTag(tx, ownerId, 'a');
  });
  await expect(failed.catch(sqlState)).resolves.toBe('25006'); // read_only_sql_transaction
});

test('doesn’t mix concurrent transactions', async () => {
  const wide = openDatabase(database.url, { max: 3 });
  const ownerId = await createOwner();
  const ids = [newId(), newId(), newId()];
  const find = (on: Queryable, id = '') => on.prisma.tag.findUnique({ where: { id } });
  const [allWrote, allRead] = [createBarrier(ids.length), createBarrier(ids.length)];
  const seenTags = await Promise.all(
    ids.map((id, n) =>
      wide.transaction(async (tx) => {
        await tx.prisma.tag.create({ data: { id, ownerId, name: `tag ${n}`, color: 'gray' } });
        await allWrote();
        // Prisma batches findUnique calls of the same tick into one query.
        const tags = await Promise.all(ids.map((other) => find(tx, other)));
        // Wait for all reads, because a transaction also sees rows that the others have committed.
        await allRead();
        return tags.map((tag) => tag !== null);
      }),
    ),
  );
  expect(seenTags).toEqual(ids.map((id) => ids.map((other) => other === id)));
  await wide.close();
});

test('rejects a call after its transaction has ended', async () => {
  const ownerId = await createOwner();
  const unused = await db.transaction((tx) => Promise.resolve(tx));
  await expect(createTag(unused, ownerId, 'a')).rejects.toThrow('has ended');
  const endedTransaction = await db.transaction(async (tx) => {
    await createTag(tx, ownerId, 'b');
    return tx;
  });
  await expect(createTag(endedTransaction, ownerId, 'c')).rejects.toThrow('has ended');
  expect(await findTagNames(db, ownerId)).toEqual(['b']);
});

test('joins a transaction that the caller began', async () => {
  const ownerId = await createOwner();
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await db.joinTransaction(client, (tx) => createTag(tx, ownerId, 'a'));
  await client.query('ROLLBACK');
  client.release();
  expect(await findTagNames(db, ownerId)).toEqual([]);
});

test('recognizes constraint violations in Prisma calls and statements, inside and outside a transaction', async () => {
  const ownerId = await createOwner();
  const collectErrors = async (on: Queryable) => {
    const errors: unknown[] = [];
    for (const work of [() => createTag(on, newId(), 'a'), () => on.run(insertTag, [newId(), newId(), 'a'])])
      errors.push(await work().catch((error: unknown) => error));
    return errors;
  };
  expect((await collectErrors(db)).map(isMissingReference)).toEqual([true, true]);

  await createTag(db, ownerId, 'a');
  const duplicates = await Promise.all([
    createTag(db, ownerId, 'A').catch(isDuplicate),
    db.run(insertTag, [newId(), ownerId, 'A']).catch(isDuplicate),
    db.transaction((tx) => createTag(tx, ownerId, 'A')).catch(isDuplicate),
  ]);
  expect(duplicates).toEqual([true, true, true]);
});

test('recognizes a lost connection', async () => {
  const ownerId = await createOwner();
  const failed = db.transaction(async (tx) => {
    await createTag(tx, ownerId, 'a');
    await tx.rows({ name: 'die', text: 'SELECT pg_terminate_backend(pg_backend_pid())' }, []).catch(() => {});
    await createTag(tx, ownerId, 'b');
  });
  await expect(failed.catch(isDatabaseUnavailable)).resolves.toBe(true);
  const unreachableDb = openDatabase('postgresql://nobody@127.0.0.1:1/nothing');
  await expect(findTagNames(unreachableDb, ownerId).catch(isDatabaseUnavailable)).resolves.toBe(true);
  await unreachableDb.close();
  expect(await findTagNames(db, ownerId)).toEqual([]);
});
