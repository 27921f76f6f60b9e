/** Returns the storage key of an uploaded word file, by the ID of its import. */
export const uploadKey = (importId: string): string => `imports/${importId}`;

/** Returns the storage key of a word import's list of rejected lines. */
export const rejectedLinesKey = (importId: string): string => `imports/${importId}.refused`;

/** Returns the storage key of an exported deck, by the ID of its task. */
export const deckKey = (taskId: string): string => `exports/${taskId}`;
