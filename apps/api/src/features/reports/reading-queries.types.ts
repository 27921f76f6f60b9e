// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
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
}
