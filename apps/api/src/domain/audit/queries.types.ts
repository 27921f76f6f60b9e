// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertHourlyEntry: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: unknown];
    row: object;
  };
  findContent: {
    params: [$1: string];
    row: {
      kind: string;
      title: string;
      status: string | null;
    };
  };
}
