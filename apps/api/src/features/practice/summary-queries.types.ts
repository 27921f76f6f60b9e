// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findSettings: {
    params: [$1: string];
    row: {
      settings: unknown;
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
  countWords: {
    params: [$1: string, $2: number, $3: Date | string, $4: number];
    row: {
      words: number;
      due: number;
      nextDue: Date | null;
      waiting: number;
    };
  };
}
