/** A query as TanStack passes it to `placeholderData`. */
interface PreviousQuery {
  queryKey: readonly unknown[];
}

/**
 * Keeps the previous page on screen while the next one loads, if both belong to the same list and language. Rows from
 * another list would be wrong, even for a moment.
 */
export const previousPage =
  (path: string, language: string | null) =>
  <Data>(previous: Data | undefined, query: PreviousQuery | undefined): Data | undefined => {
    const input = query?.queryKey[1] as { query?: { language?: unknown } } | undefined;
    return query?.queryKey[0] === path && input?.query?.language === language ? previous : undefined;
  };
