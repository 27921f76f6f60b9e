/** Returns the file storage key of an archive that was exported for its owner or uploaded for import. */
export const archiveKey = (id: string): string => `archives/${id}.zip`;
