// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertText: {
    params: [$1: string, $2: string, $3: number, $4: number, $5: string, $6: string, $7: string, $8: 'beginner' | 'intermediate' | 'advanced', $9: string, $10: string | null, $11: unknown, $12: boolean, $13: string | null, $14: readonly (string | null)[] | null];
    row: object;
  };
}
