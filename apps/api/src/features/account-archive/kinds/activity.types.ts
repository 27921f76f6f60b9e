// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lock: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
  insertZones: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  mergeSources: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  mergeDays: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  mergeTotals: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  noteDays: {
    params: [$1: string | null, $2: unknown];
    row: {
      count: number;
    };
  };
}
