import type { Prisma } from '@glossa/db/prisma';

import { hashPassword } from '#domain/accounts/passwords.ts';
import type { TestApp } from '../test-app.ts';
import { createLearner } from './learner.ts';

/** Password of accounts created here. */
export const testPassword = 'Otters-swim-4-fun';

let hashed: Promise<string> | undefined;

/** Creates a learner who can sign in with `testPassword`. */
export async function createAccount(app: TestApp, given: Partial<Prisma.LearnerCreateInput> = {}) {
  hashed ??= hashPassword(testPassword);
  return createLearner(app, { passwordHash: await hashed, ...given });
}
