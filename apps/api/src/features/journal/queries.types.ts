// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  sumTotals: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: string];
    row: {
      from: string;
      to: string;
      count: number;
      words_learned: number;
      words_started: number;
      pages_read: number;
      cards_reviewed: number;
      texts_read: number;
      videos_watched: number;
      time_spent: number;
    };
  };
  listEntries: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null, $4: string | null, $5: Date | string | null, $6: Date | string | null, $7: string, $8: number, $9: number];
    row: {
      day: string;
      type: string;
      source: string | null;
      title: string;
      language: number;
      at: Date;
      times: number;
      pages: number;
      seconds: number;
      started: number;
      known: number;
      reviews: number;
      words: string[];
      learned: string[];
      exists: boolean;
    };
  };
}
