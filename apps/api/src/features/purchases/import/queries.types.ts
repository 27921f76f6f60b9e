// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  markImported: {
    params: [$1: string, $2: string, $3: Date | string | null];
    row: {
      id: string;
      buyerId: string;
      expiresAt: Date | null;
      mayPrint: boolean;
      mayCopy: boolean;
    };
  };
  listContents: {
    params: [$1: string];
    row: {
      productId: string;
      title: string;
      author: string;
      description: string;
      category: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      documentId: number | null;
      mediaId: string | null;
      trackId: string | null;
      isWhole: boolean;
      soundId: string | null;
    };
  };
  renewText: {
    params: [$1: string, $2: string | null, $3: Date | string | null, $4: boolean, $5: boolean, $6: number, $7: boolean, $8: Date | string, $9: string | null];
    row: object;
  };
  insertText: {
    params: [$1: string, $2: string, $3: number, $4: number, $5: string, $6: string, $7: 'beginner' | 'intermediate' | 'advanced', $8: string, $9: string | null, $10: Date | string | null, $11: boolean, $12: boolean, $13: string | null];
    row: object;
  };
  renewVideo: {
    params: [$1: string, $2: string | null, $3: Date | string | null, $4: string, $5: Date | string];
    row: object;
  };
}
