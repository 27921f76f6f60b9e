// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
    row: {
      id: string;
      documentId: number;
      title: string;
      author: string;
      source: string;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      language: number;
      audioUrl: string;
      audioKey: string | null;
      isArchived: boolean;
      isDeleted: boolean;
      isFavorite: boolean;
      purchaseId: string | null;
      accessEndsAt: Date | null;
      isEnded: boolean;
      mayPrint: boolean;
      mayCopy: boolean;
      mayKeep: boolean;
      position: number;
      lastReadAt: Date | null;
      createdAt: Date;
      status: 'pending' | 'ready' | 'failed';
      problem: string | null;
      wordCount: number;
      uniqueCount: number;
      sentenceCount: number;
      grammarPoints: string[];
      newTokens: number | null;
      learningTokens: number | null;
      ignoredTokens: number | null;
      newWords: number | null;
      learningWords: number | null;
      ignoredWords: number | null;
      coveredTokens: number | null;
      tags: unknown;
      coverKey: string | null;
      ebookCoverKey: string | null;
    };
  };
  findTasks: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
      textId: string;
    };
  };
}
