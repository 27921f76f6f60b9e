// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  setNext: {
    params: [$1: Date | string];
    row: object;
  };
  claim: {
    params: [$1: Date | string | null];
    row: {
      learnerId: string;
      kind: string;
      dueAt: Date;
      previousDay: string | null;
      day: string;
      email: string;
      firstName: string;
      uiLanguage: string;
      languages: number[];
      shouldSend: boolean;
    };
  };
  restore: {
    params: [$1: string, $2: string, $3: Date | string | null, $4: Date | string | null, $5: Date | string];
    row: object;
  };
  readDailyStats: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null, $4: readonly (number | null)[]];
    row: {
      streak: unknown;
      goals: unknown;
      due: number;
    };
  };
  readWeeklyStats: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      streak: unknown;
      first: string;
      last: string;
      week: unknown;
      before: unknown;
      goals: number;
      goalsBefore: number;
    };
  };
  turnOff: {
    params: [$1: string, $2: string | null];
    row: object;
  };
}
