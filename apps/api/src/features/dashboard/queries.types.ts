// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  readDashboard: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null, $4: string];
    row: {
      stats: unknown;
      streak: unknown;
      active_days: unknown;
      weekly: unknown;
      goals: unknown;
      learning_stats: unknown;
      due: number;
      continue_reading: unknown;
      continue_watching: unknown;
      unread: unknown;
    };
  };
}
