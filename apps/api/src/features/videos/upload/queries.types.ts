// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertMedia: {
    params: [$1: string, $2: string | null, $3: string, $4: number, $5: string, $6: string | null, $7: number | null];
    row: object;
  };
  insertVideo: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: string, $6: string, $7: string, $8: string, $9: 'beginner' | 'intermediate' | 'advanced', $10: number, $11: string | null, $12: string | null, $13: boolean, $14: 'draft' | 'published' | null, $15: number, $16: boolean, $17: boolean];
    row: object;
  };
}
