// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findMilestoneProgress: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      day: string;
      streak: number;
      words: number;
      texts: number;
      videos: number;
      hours: number;
      reviews: number;
      achieved: string[];
      goals: unknown;
    };
  };
  insertReachedGoal: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: Date | string | null, $5: number | null, $6: Date | string | null];
    row: object;
  };
}
