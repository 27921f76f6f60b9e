/** Key in the file storage of an uploaded file of words, by the id of its import. */
export const uploadKey = (importId: string): string => `imports/${importId}`;

/** Key of the table of its refused lines. */
export const refusedKey = (importId: string): string => `imports/${importId}.refused`;

/** Key of a packed deck, by the id of its task. */
export const deckKey = (taskId: string): string => `exports/${taskId}`;
