// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectPastTimeZones: {
    params: [$1: string];
    row: {
      until: Date;
      zone: string;
    };
  };
  selectActivity: {
    params: [$1: string];
    row: {
      day: string;
      kind: string;
      source: string;
      language: number;
      title: string;
      seconds: number;
      words_read: number;
      pages_read: number;
      times: number;
      last_at: Date;
    };
  };
  selectActivityDays: {
    params: [$1: string];
    row: {
      language: number;
      day: string;
      words_read: number;
      pages_read: number;
      texts_read: number;
      videos_watched: number;
      reading_seconds: number;
      video_seconds: number;
      words_seconds: number;
      words_started: number;
      words_known: number;
      reviews: number;
      reviews_right: number;
      words_at: Date | null;
    };
  };
  selectActivityTotals: {
    params: [$1: string];
    row: {
      language: number;
      words_read: number;
      pages_read: number;
      texts_read: number;
      videos_watched: number;
      seconds: number;
      reviews: number;
      reviews_right: number;
    };
  };
  selectStreaks: {
    params: [$1: string];
    row: {
      first_day: string;
      last_day: string;
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
  recordDays: {
    params: [$1: string | null, $2: unknown];
    row: {
      count: number;
    };
  };
  selectGoals: {
    params: [$1: string];
    row: {
      period: string;
      measure: string;
      target: number;
    };
  };
  selectGoalsReached: {
    params: [$1: string];
    row: {
      period: string;
      measure: string;
      first_day: string;
      target: number;
      reached_at: Date;
    };
  };
  selectAchievements: {
    params: [$1: string];
    row: {
      kind: string;
      day: string;
      reached_at: Date;
    };
  };
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
