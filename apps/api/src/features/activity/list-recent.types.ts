// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
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
      isThere: boolean;
    };
  };
}
