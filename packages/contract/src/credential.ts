import type * as z from 'zod';

/**
 * Marks a field of an answer that is a credential, or a link that opens something without a sign-in. The OpenAPI document
 * shows it as `x-credential`. An endpoint that answers one has to be `sessionOnly`.
 */
export const credential = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ 'x-credential': true });
