// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  update: {
    params: [$1: string, $2: string, $3: string | null, $4: string | null, $5: string | null, $6: 'beginner' | 'intermediate' | 'advanced' | null, $7: number | null, $8: number | null, $9: boolean | null, $10: boolean | null];
    row: object;
  };
  delete: {
    params: [$1: string, $2: string];
    row: {
      mediaId: string;
      documentId: number | null;
      taskId: string | null;
    };
  };
}
