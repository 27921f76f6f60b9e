// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findOrphans: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
  deleteMedia: {
    params: [$1: string];
    row: object;
  };
  deleteOrphanTracks: {
    params: [];
    row: object;
  };
}
