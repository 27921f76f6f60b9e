// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  growth: {
    params: [$1: string | null, $2: number, $3: Date | string | null];
    row: {
      vocabulary_growth: unknown;
      reading_speed: unknown;
      comprehension: unknown;
    };
  };
  advice: {
    params: [$1: string, $2: number];
    row: {
      areas: unknown;
      recommendations: unknown;
    };
  };
}
