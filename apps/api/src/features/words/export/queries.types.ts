// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [$1: string];
    row: {
      termId: number;
      form: string;
      level: number;
      ignored: boolean;
      translation: string;
      definition: string;
      pronunciation: string;
      example: string;
      notes: string;
      part_of_speech: string;
      lemma: string;
      imageKey: string | null;
      created_at: Date;
      updated_at: Date;
      started_at: Date | null;
      known_at: Date | null;
      lastReview: Date | null;
      reviewDifficulty: number | null;
      parts: string[] | null;
      tags: string[];
    };
  };
  count: {
    params: [$1: string];
    row: {
      count: number;
    };
  };
}
