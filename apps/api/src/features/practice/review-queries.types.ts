// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
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
  record: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: number | null, $5: number | null, $6: string | null, $7: number | null, $8: unknown];
    row: {
      isDone: boolean;
    };
  };
  undo: {
    params: [$1: string | null, $2: number | null, $3: string | null];
    row: {
      result: number;
    };
  };
  findMemory: {
    params: [$1: string, $2: number];
    row: {
      version: number;
      due: Date;
    };
  };
}
