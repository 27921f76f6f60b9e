// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  place: {
    params: [$1: string | null, $2: readonly (number | null)[], $3: readonly (number | null)[], $4: readonly (number | null)[], $5: boolean];
    row: object;
  };
  forget: {
    params: [$1: string, $2: number];
    row: object;
  };
}
