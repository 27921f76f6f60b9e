import type * as z from 'zod';

/**
 * Marks a response field that contains a credential, or a link that works without signing in. It appears as
 * `x-credential` in the OpenAPI document. Endpoints that return one must be `sessionOnly`.
 */
export const credential = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-credential': true });
