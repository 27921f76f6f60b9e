// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertNotification: {
    params: [$1: string, $2: string, $3: string, $4: string | null, $5: string | null, $6: string, $7: string | null, $8: string | null];
    row: object;
  };
}
