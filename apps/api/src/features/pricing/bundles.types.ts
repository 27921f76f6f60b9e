// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listContents: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      author: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      category: string;
    };
  };
  clearContents: {
    params: [$1: string];
    row: object;
  };
  insertContents: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
  insert: {
    params: [$1: string, $2: string | null, $3: string, $4: string, $5: string, $6: number, $7: 'beginner' | 'intermediate' | 'advanced', $8: string, $9: string, $10: number, $11: boolean, $12: number, $13: boolean];
    row: object;
  };
}
