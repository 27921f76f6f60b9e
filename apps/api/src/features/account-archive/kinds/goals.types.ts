// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertGoals: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  insertReached: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  insertAchievements: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
}
