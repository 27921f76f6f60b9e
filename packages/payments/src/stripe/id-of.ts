/** The id of what Stripe gives as an id, or as the whole object where that was asked for. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
