// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findVideo: {
    params: [$1: string, $2: string];
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
  removeTags: {
    params: [$1: string, $2: string, $3: readonly (string | null)[]];
    row: object;
  };
  addTags: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
  listUnusedMedia: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
  deleteUnusedMedia: {
    params: [$1: string];
    row: object;
  };
  deleteUnusedTracks: {
    params: [];
    row: object;
  };
}
