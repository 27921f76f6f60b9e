import { Unreadable } from '@glossa/formats/unreadable';

import { Refusal } from '#domain/shop/refusal.ts';
import { fail } from './fail.ts';

/**
 * Returns the result of `work`.
 * @throws {Failure} with the code of an `Unreadable` or `Refusal` that `work` throws
 */
export async function orFail<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Refusal) fail(error.code);
    throw error;
  }
}
