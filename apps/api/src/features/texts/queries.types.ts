// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string];
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
  update: {
    params: [$1: string, $2: string, $3: string | null, $4: string | null, $5: string | null, $6: 'beginner' | 'intermediate' | 'advanced' | null, $7: boolean | null, $8: boolean | null, $9: boolean | null, $10: readonly (string | null)[] | null];
    row: object;
  };
  lock: {
    params: [$1: string, $2: string];
    row: {
      title: string;
      documentId: number;
      language: number;
      position: number;
      status: 'pending' | 'ready' | 'failed';
    };
  };
  setDocument: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: object;
  };
  delete: {
    params: [$1: string, $2: string];
    row: {
      documentId: number;
      audioKey: string | null;
      coverKey: string | null;
    };
  };
  findContent: {
    params: [$1: string, $2: string];
    row: {
      content: string | null;
    };
  };
  findContentHash: {
    params: [$1: string, $2: string];
    row: {
      language: number;
      hash: Buffer;
    };
  };
  findPositionAfterEdit: {
    params: [$1: number, $2: number, $3: number];
    row: {
      place: number;
    };
  };
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
  listOpenTasks: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
      textId: string;
    };
  };
  listUsedTags: {
    params: [$1: string];
    row: {
      name: string;
    };
  };
}
