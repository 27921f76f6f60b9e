import type { Prisma } from '@glossa/db/prisma';

import { hashPassword } from '#domain/accounts/passwords.ts';
import type { TestApp } from '../test-app.ts';
import { createLearner } from './learner.ts';

/** Password of accounts created here. */
export const testPassword = 'Otters-swim-4-fun';

let testPasswordHash: Promise<string> | undefined;

/** Creates a learner who can sign in with `testPassword`. */
export async function createAccount(app: TestApp, overrides: Partial<Prisma.LearnerCreateInput> = {}) {
  testPasswordHash ??= hashPassword(testPassword);
  return createLearner(app, { passwordHash: await testPasswordHash, ...overrides });
}
