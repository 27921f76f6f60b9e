// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  markStartRead: {
    params: [$1: string];
    row: object;
  };
}
