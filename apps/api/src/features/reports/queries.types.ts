// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  sumActivity: {
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
  findLearner: {
    params: [$1: string, $2: Date | string | null];
    row: {
      id: string;
      username: string;
      name: string;
      languages: number[];
      today: string;
    };
  };
  listFirstLearners: {
    params: [];
    row: {
      id: string;
      username: string;
      name: string;
      languages: number[];
    };
  };
  searchLearners: {
    params: [$1: string];
    row: {
      id: string;
      username: string;
      name: string;
      languages: number[];
    };
  };
  findReached: {
    params: [$1: string, $2: Date | string, $3: Date | string];
    row: {
      goals: unknown;
      achievements: unknown;
      streak: unknown;
    };
  };
  listSources: {
    params: [$1: string, $2: number | null, $3: Date | string, $4: Date | string];
    row: {
      type: string;
      source_id: string;
      language: number;
      title: string;
      seconds: number;
      pages: number;
      words: number;
      times: number;
      last_day: string;
      count: number;
      id: string | null;
      unknownShare: number | null;
    };
  };
  countByLevel: {
    params: [$1: string, $2: number | null];
    row: {
      level: number;
      count: number;
    };
  };
  listLearned: {
    params: [$1: string, $2: number | null, $3: Date | string, $4: Date | string, $5: number];
    row: {
      text: string;
      translation: string;
      language: number;
      date: string;
    };
  };
}
