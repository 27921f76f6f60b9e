import { login, register, requestPasswordReset } from '@glossa/contract/auth';
import { expect, test, vi } from 'vitest';

import type { Background } from '../../background.ts';
import { createAccount, testPassword } from '../../testing/factories/account.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = startTestApp();
const rounds = 15;
// Some hundred hashes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/**
 * Milliseconds until a call is answered, whatever the answer.
 * Background work is held back meanwhile: here it would share a thread with the client that waits.
 */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const later: Parameters<Background['run']>[] = [];
  const run = vi.spyOn(app.deps.background, 'run').mockImplementation((...work) => void later.push(work));
  const start = performance.now();
  await call().catch(() => undefined);
  const time = performance.now() - start;
  run.mockRestore();
  for (const work of later) app.deps.background.run(...work);
  await app.deps.background.settled();
  return time;
}

/** Of a few milliseconds a ratio says little, of many a difference. */
function expectSame({ known, unknown }: { known: number; unknown: number }): void {
  const [less, more] = [Math.min(known, unknown), Math.max(known, unknown)];
  expect({ known, unknown, alike: more - less < 4 || more / less < 1.5 }).toMatchObject({ alike: true });
}

/** The least times of a call for known and for unknown addresses, taken in turn: other work only adds to them. */
async function compare(
  call: (email: string) => Promise<unknown>,
  given = {},
): Promise<{ known: number; unknown: number }> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { email } = await createAccount(app, given);
    // All come from one address here.
    await app.deps.db.prisma.rateLimit.deleteMany();
    known.push(await timeOf(() => call(email)));
    unknown.push(await timeOf(() => call(email.replace('learner', 'unknown'))));
  }
  return { known: Math.min(...known), unknown: Math.min(...unknown) };
}

test('a wrong password takes as long for a known address as for an unknown one', async () => {
  const times = await compare((email) =>
    app.visitor().call(login, { body: { email, password: 'Wrong-4-sure' } }),
  );
  expectSame(times);
});

test('a deactivated account takes as long as one that does not exist', async () => {
  const times = await compare(
    (email) => app.visitor().call(login, { body: { email, password: testPassword } }),
    { isActive: false },
  );
  expectSame(times);
});

test('to ask for a reset takes as long for a known address as for an unknown one', async () => {
  const times = await compare((email) => app.visitor().call(requestPasswordReset, { body: { email } }));
  expectSame(times);
});

test('to register takes as long with a known address as with an unknown one', async () => {
  const times = await compare((email) =>
    app.visitor().call(register, {
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        dateOfBirth: '1990-12-10',
        password: testPassword,
        country: 'England',
        city: 'London',
        address: '12 St James Square',
        zipCode: 'SW1Y 4LB',
        terms: true,
      },
    }),
  );
  expectSame(times);
});
