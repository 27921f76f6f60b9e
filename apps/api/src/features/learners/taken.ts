import { fail } from '@glossa/contract/failure';
import { isDuplicate } from '@glossa/db/failures';

/**
 * Runs `work` and converts unique violations of an account.
 * @throws {Failure} email_taken, username_taken
 */
export async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const { constraint } = error as { constraint?: string };
    return fail(constraint === 'learner_username_key' ? 'username_taken' : 'email_taken');
  }
}
