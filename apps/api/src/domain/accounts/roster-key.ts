/** Key in the file storage of an uploaded list of learners, by the id of its import. It may hold passwords, so it lies encrypted. */
export const rosterKey = (importId: string): string => `rosters/${importId}`;
