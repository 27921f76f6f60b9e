/** Returns the storage key of a book that is being previewed or imported. */
export const bookKey = (importId: string): string => `imports/${importId}.epub`;

/** Returns the storage key of a cover. */
export const coverKey = (id: string, format: string): string => `covers/${id}.${format}`;
