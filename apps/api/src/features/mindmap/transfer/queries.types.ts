// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  undoChange: {
    params: [$1: string | null, $2: string | null];
    row: {
      restored: number | null;
    };
  };
  insertLinks: {
    params: [$1: string | null, $2: number | null, $3: string | null, $4: readonly (string | null)[], $5: readonly (number | null)[], $6: readonly (number | null)[], $7: readonly (string | null)[]];
    row: object;
  };
  listLinks: {
    params: [$1: string, $2: number];
    row: {
      from: string;
      to: string;
      kind: string;
    };
  };
  listMapWords: {
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
