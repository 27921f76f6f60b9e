// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertLinks: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  insertPlaces: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
}
