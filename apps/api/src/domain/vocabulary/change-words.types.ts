// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  changeWords: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: readonly (number | null)[] | null, $5: number | null, $6: boolean | null, $7: boolean | null, $8: string | null];
    row: {
      changed: number;
    };
  };
}
