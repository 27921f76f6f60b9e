// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
    row: {
      id: string;
      title: string;
      description: string;
      author: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      status: 'processing' | 'ready' | 'failed';
      problem: string | null;
      taskId: string | null;
      position: number;
      inCatalog: boolean;
      isArchived: boolean;
      isDeleted: boolean;
      createdAt: Date;
      lastWatchedAt: Date | null;
      videoUrl: string;
      hasPoster: boolean;
      duration: number | null;
      origin: 'file' | 'automatic' | 'edited' | null;
      progress: number | null;
      stage: string | null;
      wordCount: number;
      newTokens: number | null;
      learningTokens: number | null;
      ignoredTokens: number | null;
      purchaseId: string | null;
      accessEndsAt: Date | null;
      isEnded: boolean;
      tags: unknown;
    };
  };
  findFile: {
    params: [$1: string, $2: string];
    row: {
      status: 'processing' | 'ready' | 'failed';
      isBought: boolean;
      key: string | null;
    };
  };
  findMedia: {
    params: [$1: string, $2: string | null, $3: boolean];
    row: {
      file: string | null;
      poster: string | null;
      title: string;
      isEnded: boolean;
    };
  };
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
