/** Returns the ID of a reference, which Stripe returns as an ID or, if expanded, as the whole object. */
export const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
