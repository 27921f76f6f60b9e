import { Unreadable } from '@glossa/formats/unreadable';

import { Refusal } from '#domain/shop/refusal.ts';
import { fail } from './fail.ts';

/**
 * The result of some work; what cannot be read, and what the shop will not do, ends the request with the failure of its
 * code.
 */
export async function orFail<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Refusal) fail(error.code);
    throw error;
  }
}
