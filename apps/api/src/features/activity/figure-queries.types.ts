// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  sumStudyTime: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      figure: unknown;
    };
  };
  findStreak: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      figure: unknown;
    };
  };
  listWeek: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      figure: unknown;
    };
  };
}
