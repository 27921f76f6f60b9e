// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findWord: {
    params: [$1: number, $2: string];
    row: {
      id: number;
      form: string;
      language: number;
      level: number | null;
      ignored: boolean | null;
      translation: string | null;
      definition: string | null;
      pronunciation: string | null;
      example: string | null;
      notes: string | null;
      lemma: string | null;
      partOfSpeech: string | null;
      parts: number[] | null;
      imageKey: string | null;
      createdAt: Date | null;
      updatedAt: Date | null;
      nextReview: Date | null;
      lastReview: Date | null;
      reviewDifficulty: number | null;
      suggestedLemma: string | null;
      tags: string[];
    };
  };
  findOwnWord: {
    params: [$1: number, $2: string];
    row: {
      id: number;
      form: string;
      language: number;
      level: number | null;
      ignored: boolean | null;
      translation: string | null;
      definition: string | null;
      pronunciation: string | null;
      example: string | null;
      notes: string | null;
      lemma: string | null;
      partOfSpeech: string | null;
      parts: number[] | null;
      imageKey: string | null;
      createdAt: Date | null;
      updatedAt: Date | null;
      nextReview: Date | null;
      lastReview: Date | null;
      reviewDifficulty: number | null;
      suggestedLemma: string | null;
      tags: string[];
    };
  };
  findLanguage: {
    params: [$1: number];
    row: {
      language: number;
    };
  };
  countTerms: {
    params: [$1: number, $2: readonly (number | null)[]];
    row: {
      count: number;
    };
  };
  countOccurrences: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: number;
      count: number;
    };
  };
  lockLearner: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
  writeWord: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: number | null, $5: number | null, $6: boolean | null, $7: unknown];
    row: {
      changed: boolean;
    };
  };
  deleteWords: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: readonly (number | null)[] | null];
    row: {
      changed: number;
    };
  };
  tagWords: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: readonly (number | null)[] | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
    row: {
      changed: number;
    };
  };
  undoChange: {
    params: [$1: string | null, $2: string | null];
    row: {
      restored: number | null;
      kept: number | null;
    };
  };
}
