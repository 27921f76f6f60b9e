// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertPayment: {
    params: [$1: string | null, $2: string, $3: Date | string | null];
    row: object;
  };
}
