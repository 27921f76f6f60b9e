import { StripeErrorResponse } from './error-response.ts';

/** Response to a request. */
export interface Answer {
  status: number;
  body: object;
}

interface Use {
  /** Method, path and values, which must be the same on reuse. */
  request: string;
  /** ID of the first request. */
  requestId: string;
  /** Null while the first request is in progress. */
  answer: Answer | null;
}

/** Idempotency keys, https://docs.stripe.com/api/idempotent_requests */
export interface Keys {
  /**
   * Returns the stored response for a key, or null after reserving it for this request.
   * @throws {StripeErrorResponse} when the key is in use or belongs to another request
   */
  take(key: string, request: string, requestId: string): { answer: Answer; requestId: string } | null;
  keep(key: string, answer: Answer): void;
  /** Frees the key of a request that was rejected before processing. */
  free(key: string): void;
  /** Expires all keys, as Stripe does after a day. */
  forgetAll(): void;
}

export function createKeys(): Keys {
  const uses = new Map<string, Use>();
  return {
    take(key, request, requestId) {
      const use = uses.get(key);
      if (!use) {
        uses.set(key, { request, requestId, answer: null });
        return null;
      }
      if (use.request !== request)
        throw new StripeErrorResponse(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (!use.answer)
        throw new StripeErrorResponse(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
        });
      return { answer: use.answer, requestId: use.requestId };
    },
    keep(key, answer) {
      const use = uses.get(key);
      if (use) use.answer = answer;
    },
    free: (key) => void uses.delete(key),
    forgetAll: () => uses.clear(),
  };
}
