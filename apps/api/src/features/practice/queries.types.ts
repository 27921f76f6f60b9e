// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listDue: {
    params: [$1: string, $2: number, $3: Date | string, $4: boolean, $5: number];
    row: {
      id: number;
      form: string;
      level: number;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      imageKey: string | null;
      parts: number[] | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  listDueOfTag: {
    params: [$1: string, $2: number, $3: Date | string, $4: boolean, $5: number, $6: string];
    row: {
      id: number;
      form: string;
      level: number;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      imageKey: string | null;
      parts: number[] | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  listDueOfEntry: {
    params: [$1: string, $2: number, $3: Date | string, $4: boolean, $5: number, $6: string];
    row: {
      id: number;
      form: string;
      level: number;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      imageKey: string | null;
      parts: number[] | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  listNew: {
    params: [$1: string, $2: number, $3: Date | string | null, $4: boolean, $5: number];
    row: {
      id: number;
      form: string;
      level: number;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      imageKey: string | null;
      parts: number[] | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  listNewOfTag: {
    params: [$1: string, $2: number, $3: Date | string | null, $4: boolean, $5: number, $6: string];
    row: {
      id: number;
      form: string;
      level: number;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      imageKey: string | null;
      parts: number[] | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  listNewOfEntry: {
    params: [$1: string, $2: number, $3: Date | string | null, $4: boolean, $5: number, $6: string];
    row: {
      id: number;
      form: string;
      level: number;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      imageKey: string | null;
      parts: number[] | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  countUntranslated: {
    params: [$1: string, $2: number, $3: Date | string, $4: boolean, $5: number];
    row: {
      count: number;
    };
  };
  countUntranslatedOfTag: {
    params: [$1: string, $2: number, $3: Date | string, $4: boolean, $5: number, $6: string];
    row: {
      count: number;
    };
  };
  countUntranslatedOfEntry: {
    params: [$1: string, $2: number, $3: Date | string, $4: boolean, $5: number, $6: string];
    row: {
      count: number;
    };
  };
  findSentences: {
    params: [$1: string, $2: number, $3: unknown];
    row: {
      id: number;
      kind: string;
      entryId: string;
      title: string;
      text: string;
      spans: Buffer;
      terms: number[];
    };
  };
  findReviewed: {
    params: [$1: string, $2: number, $3: string];
    row: {
      level: number;
      settings: unknown;
      undone: boolean;
      id: string | null;
      due: Date | null;
      stability: number | null;
      difficulty: number | null;
      state: number | null;
      reps: number | null;
      lapses: number | null;
      scheduledDays: number | null;
      elapsedDays: number | null;
      learningSteps: number | null;
      lastReview: Date | null;
    };
  };
  recordReview: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: number | null, $5: number | null, $6: string | null, $7: number | null, $8: unknown];
    row: {
      isDone: boolean;
    };
  };
  undoReview: {
    params: [$1: string | null, $2: number | null, $3: string | null];
    row: {
      result: number;
    };
  };
  countAnswers: {
    params: [$1: string, $2: number, $3: Date | string];
    row: {
      answers: number;
      right: number;
      newWords: number;
      seconds: number;
    };
  };
  countDueByDay: {
    params: [$1: string, $2: number, $3: readonly (Date | string | null)[], $4: readonly (Date | string | null)[]];
    row: {
      due: number;
    };
  };
  countInPractice: {
    params: [$1: string, $2: number, $3: Date | string, $4: number];
    row: {
      words: number;
      due: number;
      nextDue: Date | null;
      waiting: number;
    };
  };
}
