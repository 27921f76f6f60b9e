import { ApiError } from '@glossa/contract/client';

/** Returns the error code of a rejected call, or undefined if the call succeeded. */
export const failureOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ApiError) return error.code;
      throw error;
    },
  );
