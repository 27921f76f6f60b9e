import { StripeErrorResponse } from './error-response.ts';

/** A response stored for an idempotency key. */
export interface StoredResponse {
  status: number;
  body: object;
}

interface KeyUse {
  /** Method, path and values, which must be the same on reuse. */
  request: string;
  /** ID of the first request. */
  requestId: string;
  /** Null while the first request is in progress. */
  response: StoredResponse | null;
}

/** Idempotency keys, https://docs.stripe.com/api/idempotent_requests */
export interface Keys {
  /**
   * Returns the stored response for a key, or null after reserving it for this request.
   * @throws {StripeErrorResponse} when the key is in use or belongs to another request
   */
  reserve(
    key: string,
    request: string,
    requestId: string,
  ): { response: StoredResponse; requestId: string } | null;
  storeResponse(key: string, response: StoredResponse): void;
  /** Frees the key of a request that was rejected before processing. */
  release(key: string): void;
  /** Expires all keys, as Stripe does after a day. */
  expireAll(): void;
}

export function createKeys(): Keys {
  const uses = new Map<string, KeyUse>();
  return {
    reserve(key, request, requestId) {
      const use = uses.get(key);
      if (!use) {
        uses.set(key, { request, requestId, response: null });
        return null;
      }
      if (use.request !== request)
        throw new StripeErrorResponse(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (!use.response)
        throw new StripeErrorResponse(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
        });
      return { response: use.response, requestId: use.requestId };
    },
    storeResponse(key, response) {
      const use = uses.get(key);
      if (use) use.response = response;
    },
    release: (key) => void uses.delete(key),
    expireAll: () => uses.clear(),
  };
}
