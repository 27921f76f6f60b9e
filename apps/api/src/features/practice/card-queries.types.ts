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
}
