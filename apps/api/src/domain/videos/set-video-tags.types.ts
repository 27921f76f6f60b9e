// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  removeTags: {
    params: [$1: string, $2: string, $3: readonly (string | null)[]];
    row: object;
  };
  addTags: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
}
