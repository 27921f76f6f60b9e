// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  page: {
    params: [$1: string];
    row: {
      total: number;
      id: number | null;
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
      listedLevel: number;
      micros: string;
    };
  };
  terms: {
    params: [$1: string];
    row: {
      ids: number[] | null;
    };
  };
  findVocabulary: {
    params: [$1: string, $2: number];
    row: {
      counts: number[];
      tags: string[];
      parts: string[];
    };
  };
}
