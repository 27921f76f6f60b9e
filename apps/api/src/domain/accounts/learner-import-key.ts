/**
 * Returns the storage key of an uploaded list of learners, by import ID. It may hold passwords, so it is encrypted at
 * rest.
 */
export const learnerImportKey = (importId: string): string => `rosters/${importId}`;
