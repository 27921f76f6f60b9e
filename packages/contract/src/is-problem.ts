import type { Problem } from './problem.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (sentences) => Array.isArray(sentences) && sentences.every((one) => typeof one === 'string'),
  );

const isFieldErrors = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (errors) =>
      Array.isArray(errors) && errors.every((one) => isRecord(one) && typeof one['code'] === 'string'),
  );

/** Returns whether a response body is a `Problem`. Hand-written, because the client runs without the zod schemas. */
export const isProblem = (payload: unknown): payload is Problem =>
  isRecord(payload) &&
  typeof payload['error'] === 'string' &&
  typeof payload['code'] === 'string' &&
  ['undefined', 'string'].includes(typeof payload['detail']) &&
  (payload['fields'] === undefined || isFields(payload['fields'])) &&
  (payload['field_errors'] === undefined || isFieldErrors(payload['field_errors']));
