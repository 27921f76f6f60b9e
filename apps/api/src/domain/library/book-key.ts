/** Key in the storage of a book that is looked at or imported. */
export const bookKey = (importId: string): string => `imports/${importId}.epub`;
