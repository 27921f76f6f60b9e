import { login, register, requestPasswordReset } from '@glossa/contract/auth';
import { expect, test, vi } from 'vitest';

import type { Background } from '#platform/background.ts';
import { createAccount, testPassword } from '#testing/factories/account.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
// Several hundred hashes take a long time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/**
 * Measures the CPU time of a call in milliseconds. Most of it is spent on hashing, and other processes don't affect it.
 * Background work is deferred, because the response doesn't wait for it.
 */
async function measureTime(call: () => Promise<unknown>): Promise<number> {
  const deferred: Parameters<Background['run']>[] = [];
  const run = vi.spyOn(app.deps.background, 'run').mockImplementation((...work) => void deferred.push(work));
  const start = process.cpuUsage();
  await call().catch(() => undefined);
  const { user, system } = process.cpuUsage(start);
  run.mockRestore();
  for (const work of deferred) app.deps.background.run(...work);
  await app.deps.background.settled();
  return (user + system) / 1000;
}

/** Compares short times by difference and longer ones by ratio. */
function areSimilar(a: number, b: number): boolean {
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  return more - less < 4 || more / less < 1.5;
}

/**
 * Compares the minimum times of a call for known and unknown emails, measured alternately. Noise only ever adds time,
 * so with more rounds the minima converge unless the call itself differs.
 */
async function expectSameTime(
  call: (email: string) => Promise<unknown>,
  given: Parameters<typeof createAccount>[1] = {},
): Promise<void> {
  const fastest = { known: Infinity, unknown: Infinity };
  for (let round = 1; round <= 60; round += 1) {
    const { email } = await createAccount(app, given);
    // All calls come from the same IP address, so reset its rate limit.
    await app.deps.db.prisma.rateLimit.deleteMany();
    fastest.known = Math.min(fastest.known, await measureTime(() => call(email)));
    fastest.unknown = Math.min(
      fastest.unknown,
      await measureTime(() => call(email.replace('learner', 'unknown'))),
    );
    if (round >= 10 && areSimilar(fastest.known, fastest.unknown)) break;
  }
  expect({ ...fastest, alike: areSimilar(fastest.known, fastest.unknown) }).toMatchObject({ alike: true });
}

test('takes the same time to reject a wrong password for known and unknown emails', async () => {
  await expectSameTime((email) => app.visitor().call(login, { body: { email, password: 'Wrong-4-sure' } }));
});

test('takes the same time to reject a deactivated account as a nonexistent one', async () => {
  await expectSameTime((email) => app.visitor().call(login, { body: { email, password: testPassword } }), {
    isActive: false,
  });
});

test('takes the same time to request a password reset for known and unknown emails', async () => {
  await expectSameTime((email) => app.visitor().call(requestPasswordReset, { body: { email } }));
});

test('takes the same time to register with known and unknown emails', async () => {
  await expectSameTime((email) =>
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
});
