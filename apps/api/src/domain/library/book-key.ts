/** Returns the storage key of a book that is being previewed or imported. */
export const bookKey = (importId: string): string => `imports/${importId}.epub`;
