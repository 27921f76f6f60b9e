// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listReached: {
    params: [$1: string, $2: Date | string, $3: Date | string];
    row: {
      goals: unknown;
      achievements: unknown;
      streak: unknown;
    };
  };
}
