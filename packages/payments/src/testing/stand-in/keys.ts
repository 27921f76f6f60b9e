import { Refusal } from './refusal.ts';

/** What a request was answered with. */
export interface Answer {
  status: number;
  body: object;
}

interface Use {
  /** Method, path and values: what has to be the same. */
  request: string;
  /** The id of the request that was first. */
  requestId: string;
  /** None while the first one is still worked on. */
  answer: Answer | null;
}

/** Idempotency keys, https://docs.stripe.com/api/idempotent_requests */
export interface Keys {
  /** The answer a key has already got; null when it is now taken for this request. Throws Refusal. */
  take(key: string, request: string, requestId: string): { answer: Answer; requestId: string } | null;
  keep(key: string, answer: Answer): void;
  /** Frees a key whose request did not begin. */
  free(key: string): void;
  /** As Stripe does after a day. */
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
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (!use.answer)
        throw new Refusal(409, {
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
