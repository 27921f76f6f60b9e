/**
 * Returns the storage key of an uploaded list of learners, by import ID. The list may contain passwords, so it is
 * encrypted at rest.
 */
export const learnerImportKey = (importId: string): string => `rosters/${importId}`;
