// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  plan: {
    params: [$1: Date | string];
    row: object;
  };
  take: {
    params: [$1: Date | string | null];
    row: {
      learnerId: string;
      kind: string;
      dueAt: Date;
      toldBefore: string | null;
      day: string;
      email: string;
      firstName: string;
      uiLanguage: string;
      languages: number[];
      isWanted: boolean;
    };
  };
  putBack: {
    params: [$1: string, $2: string, $3: Date | string | null, $4: Date | string | null, $5: Date | string];
    row: object;
  };
  readDay: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null, $4: readonly (number | null)[]];
    row: {
      streak: unknown;
      goals: unknown;
      due: number;
    };
  };
  readWeek: {
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
  stop: {
    params: [$1: string, $2: string | null];
    row: object;
  };
}
