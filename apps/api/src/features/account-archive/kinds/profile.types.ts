// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  fillProfile: {
    params: [$1: string, $2: string | null, $3: string | null, $4: Date | string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: string | null];
    row: object;
  };
  lockLanguages: {
    params: [$1: string];
    row: {
      current: number | null;
      selected: number[];
      plan: 'Basic' | 'Pro' | 'Ultimate';
    };
  };
  setLanguages: {
    params: [$1: string, $2: number | null, $3: readonly (number | null)[] | null];
    row: object;
  };
}
