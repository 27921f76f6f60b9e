// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findTaken: {
    params: [$1: readonly (string | null)[]];
    row: {
      username: string;
    };
  };
}
