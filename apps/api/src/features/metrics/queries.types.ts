// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  first: {
    params: [];
    row: {
      day: string | null;
    };
  };
  joinedFirst: {
    params: [];
    row: {
      day: string | null;
    };
  };
  sums: {
    params: [$1: readonly (Date | string | null)[], $2: readonly (Date | string | null)[], $3: Date | string, $4: readonly (string | null)[], $5: readonly (string | null)[]];
    row: {
      figure: string;
      part: string;
      stretch: number;
      amount: number;
      days: number | null;
    };
  };
  retained: {
    params: [$1: readonly (string | null)[]];
    row: {
      cohort: string;
      week: string;
      amount: number;
    };
  };
  cohorts: {
    params: [$1: Date | string];
    row: {
      week: string;
      size: number;
    };
  };
  open: {
    params: [];
    row: {
      type: string;
      status: string;
      count: number;
      oldest: Date;
    };
  };
  stocks: {
    params: [$1: Date | string];
    row: {
      figure: string;
      part: string;
      amount: number;
      measuredAt: Date;
      day: string;
    };
  };
}
