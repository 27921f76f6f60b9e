// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findEqual: {
    params: [$1: string, $2: number, $3: string, $4: string, $5: number];
    row: {
      id: string;
      createdAt: Date;
    };
  };
  insertMedia: {
    params: [$1: string, $2: string, $3: string, $4: string | null, $5: number | null, $6: string | null, $7: number | null, $8: number | null, $9: number | null, $10: boolean | null];
    row: object;
  };
  insert: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: string, $6: string, $7: string, $8: string, $9: 'beginner' | 'intermediate' | 'advanced', $10: number, $11: string | null, $12: string | null, $13: number | null, $14: number, $15: number, $16: number, $17: Date | string | null, $18: Date | string | null, $19: boolean, $20: boolean, $21: Date | string];
    row: object;
  };
}
