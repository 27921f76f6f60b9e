// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertPicture: {
    params: [$1: string, $2: string, $3: number];
    row: object;
  };
}
