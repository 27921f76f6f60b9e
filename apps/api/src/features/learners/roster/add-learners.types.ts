// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: readonly (string | null)[], $2: readonly (string | null)[], $3: readonly (string | null)[], $4: readonly (string | null)[], $5: readonly (string | null)[], $6: readonly (string | null)[], $7: readonly (string | null)[], $8: readonly (string | null)[], $9: readonly (string | null)[], $10: readonly (string | null)[], $11: readonly (string | null)[], $12: readonly (number | null)[], $13: readonly ('Basic' | 'Pro' | 'Ultimate' | null)[], $14: readonly (number | null)[], $15: readonly (boolean | null)[], $16: string];
    row: {
      id: string;
    };
  };
  invite: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
}
