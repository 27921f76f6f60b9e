// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectWords: {
    params: [$1: string];
    row: {
      language: number;
      text: string;
      parts: string[] | null;
      level: number;
      ignored: boolean;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      part_of_speech: string;
      lemma: string;
      tags: string[];
      picture: string | null;
      created_at: Date;
      updated_at: Date;
      started_at: Date | null;
      known_at: Date | null;
    };
  };
  mediaWords: {
    params: [$1: string];
    row: {
      name: string;
      key: string;
    };
  };
  selectReviewMemories: {
    params: [$1: string];
    row: {
      language: number;
      text: string;
      due: Date;
      stability: number;
      difficulty: number;
      state: number;
      reps: number;
      lapses: number;
      scheduled_days: number;
      elapsed_days: number;
      learning_steps: number;
      last_review: Date;
    };
  };
  selectReviews: {
    params: [$1: string];
    row: {
      language: number;
      text: string;
      rating: number;
      mode: string | null;
      duration: number | null;
      before: unknown;
      reviewed_at: Date;
      undone_at: Date | null;
    };
  };
  insertMemories: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  copyDueDates: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: object;
  };
  insertReviews: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  selectWordLinks: {
    params: [$1: string];
    row: {
      language: number;
      from: string;
      to: string;
      kind: string;
      source: string;
      created_at: Date;
    };
  };
  selectWordPositions: {
    params: [$1: string];
    row: {
      language: number;
      text: string;
      x: number;
      y: number;
    };
  };
  insertLinks: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  insertPositions: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  restoreTimes: {
    params: [$1: string, $2: string, $3: unknown];
    row: object;
  };
  deleteChange: {
    params: [$1: string, $2: string];
    row: object;
  };
  lockWithoutImage: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      term: number;
    };
  };
  setImage: {
    params: [$1: string, $2: number, $3: string | null];
    row: object;
  };
}
