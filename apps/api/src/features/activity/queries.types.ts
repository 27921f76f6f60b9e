// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  addReadingTime: {
    params: [$1: string | null, $2: Date | string | null, $3: string | null, $4: number | null, $5: number];
    row: {
      counted: number;
    };
  };
  addVideoTime: {
    params: [$1: string | null, $2: Date | string | null, $3: string | null, $4: number | null, $5: number];
    row: {
      counted: number;
    };
  };
  addWordsTime: {
    params: [$1: string | null, $2: Date | string | null, $3: string | null, $4: number | null, $5: number | null];
    row: {
      counted: number;
    };
  };
  resetFutureClock: {
    params: [$1: string, $2: Date | string];
    row: object;
  };
  recordReading: {
    params: [$1: string, $2: string | null, $3: Date | string | null];
    row: {
      counted: boolean;
      lastReadAt: Date;
      added: string | null;
    };
  };
  sumStudyTime: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      stats: unknown;
    };
  };
  findStreak: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      stats: unknown;
    };
  };
  listWeek: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      stats: unknown;
    };
  };
  listRecent: {
    params: [$1: string, $2: number | null, $3: number];
    row: {
      day: string;
      texts: number;
      videos: number;
      words: number;
      wordsAt: Date | null;
      kind: string | null;
      title: string;
      times: number;
      lastAt: Date;
      sourceId: string;
      exists: boolean;
    };
  };
}
