// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertEntries: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: unknown, $5: Date | string | null];
    row: object;
  };
  sumRefunds: {
    params: [$1: string];
    row: {
      cash: number;
      tax: number;
    };
  };
}
