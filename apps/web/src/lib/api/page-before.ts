/** A query as TanStack passes it to `placeholderData`. */
interface Before {
  queryKey: readonly unknown[];
}

/**
 * Keeps the previous page on screen while the next one loads, if both belong to the same list and language. Rows of
 * another list would be wrong, even for a moment.
 */
export const pageBefore =
  (path: string, language: string | null) =>
  <Data>(before: Data | undefined, query: Before | undefined): Data | undefined => {
    const input = query?.queryKey[1] as { query?: { language?: unknown } } | undefined;
    return query?.queryKey[0] === path && input?.query?.language === language ? before : undefined;
  };
