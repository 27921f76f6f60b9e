/** A query as TanStack hands it to `placeholderData`. */
interface Before {
  queryKey: readonly unknown[];
}

/**
 * Keeps the page before on show while the next one is on its way, as long as it is of the same list and language: rows of
 * another one would be wrong, even for a moment.
 */
export const pageBefore =
  (path: string, language: string | null) =>
  <Data>(before: Data | undefined, query: Before | undefined): Data | undefined => {
    const input = query?.queryKey[1] as { query?: { language?: unknown } } | undefined;
    return query?.queryKey[0] === path && input?.query?.language === language ? before : undefined;
  };
