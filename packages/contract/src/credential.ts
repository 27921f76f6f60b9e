import type * as z from 'zod';

/**
 * Marks a response field that holds a credential, or a link that works without signing in. The OpenAPI document shows
 * it as `x-credential`. An endpoint that returns one has to be `sessionOnly`.
 */
export const credential = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-credential': true });
