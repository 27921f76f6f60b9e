/** Key in the file storage of an archive: one that was packed for its owner, or sent to be taken over. */
export const archiveKey = (id: string): string => `archives/${id}.zip`;
