import { Unreadable } from '@glossa/formats/unreadable';

import { fail } from './fail.ts';

/** The result of reading something; what cannot be read ends the request with the failure of its code. */
export async function orFail<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreadable) fail(error.code);
    throw error;
  }
}
