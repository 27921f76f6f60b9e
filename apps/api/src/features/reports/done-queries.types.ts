// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  sum: {
    params: [$1: string, $2: number | null, $3: readonly (Date | string | null)[], $4: Date | string];
    row: {
      place: number;
      done: unknown;
      reading_seconds: number;
      video_seconds: number;
      words_seconds: number;
      active_days: number;
    };
  };
}
