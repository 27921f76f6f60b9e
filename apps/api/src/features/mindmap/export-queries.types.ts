// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listLinks: {
    params: [$1: string, $2: number];
    row: {
      from: string;
      to: string;
      kind: string;
    };
  };
  listWords: {
    params: [$1: string, $2: number];
    row: {
      term: string;
      knowledge_level: number;
      ignored: boolean;
      translation: string;
      x: number | null;
      y: number | null;
    };
  };
}
