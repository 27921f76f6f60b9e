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
      inCatalogue: boolean;
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
}
