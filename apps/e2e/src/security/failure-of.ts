import { ApiError } from '@glossa/contract/client';

/** Returns the error code with which a call was refused; undefined if it succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.code;
      throw error;
    },
  );
