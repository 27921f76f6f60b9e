import { isDuplicate } from '@glossa/db/failures';

import { fail } from '#http/fail.ts';

/** The result of work on an account; fails with `email_taken` or `username_taken` where another account has it. */
export async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const { constraint } = error as { constraint?: string };
    return fail(constraint === 'learner_username_key' ? 'username_taken' : 'email_taken');
  }
}
