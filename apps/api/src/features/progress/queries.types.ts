// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  computeProgress: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      study_time: unknown;
      words_learned: number;
      unique_words: number;
      streak: unknown;
      accuracy: number | null;
      today: unknown;
      week: unknown;
      weeklyProgress: unknown;
      goals: unknown;
      achievements: unknown;
      milestoneProgress: unknown;
    };
  };
  findGrowth: {
    params: [$1: string | null, $2: number, $3: Date | string | null];
    row: {
      vocabulary_growth: unknown;
      reading_speed: unknown;
      comprehension: unknown;
    };
  };
  findAdvice: {
    params: [$1: string, $2: number];
    row: {
      areas: unknown;
      recommendations: unknown;
    };
  };
}
