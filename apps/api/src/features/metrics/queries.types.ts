// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findFirstDay: {
    params: [];
    row: {
      day: string | null;
    };
  };
  findFirstJoinDay: {
    params: [];
    row: {
      day: string | null;
    };
  };
  sumChanges: {
    params: [$1: readonly (Date | string | null)[], $2: readonly (Date | string | null)[], $3: Date | string, $4: readonly (string | null)[], $5: readonly (string | null)[]];
    row: {
      figure: string;
      part: string;
      stretch: number;
      amount: number;
      days: number;
    };
  };
  sumRetained: {
    params: [$1: readonly (string | null)[]];
    row: {
      cohort: string;
      week: string;
      amount: number;
    };
  };
  countCohorts: {
    params: [$1: Date | string];
    row: {
      week: string;
      size: number;
    };
  };
  countOpenTasks: {
    params: [];
    row: {
      type: string;
      status: string;
      count: number;
      oldest: Date;
    };
  };
  listStocks: {
    params: [$1: Date | string];
    row: {
      figure: string;
      part: string;
      amount: number;
      measuredAt: Date;
      day: string;
    };
  };
  foldChanges: {
    params: [];
    row: {
      fold_site_changes: number | null;
    };
  };
  recountSite: {
    params: [];
    row: {
      wrong: number;
    };
  };
  findAnyJoined: {
    params: [];
    row: {
      "?column?": number;
    };
  };
  findFreshMeasurement: {
    params: [$1: Date | string];
    row: {
      "?column?": number;
    };
  };
  upsertMeasurements: {
    params: [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: number | null];
    row: object;
  };
}
