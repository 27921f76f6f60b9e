// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findWords: {
    params: [$1: string, $2: number, $3: readonly (number | null)[]];
    row: {
      id: number;
      term: string;
      level: number;
      ignored: boolean;
      translation: string;
      lemma: number;
      depth: number;
      x: number | null;
      y: number | null;
    };
  };
  findWordLanguage: {
    params: [$1: string, $2: number];
    row: {
      language: number;
    };
  };
  listTermsByForm: {
    params: [$1: string, $2: number, $3: readonly (string | null)[]];
    row: {
      id: number;
      form: string;
    };
  };
  insertLink: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: number, $5: number, $6: string | null, $7: string | null];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  findLink: {
    params: [$1: string, $2: number, $3: number, $4: string];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  setLinkKind: {
    params: [$1: string, $2: string, $3: string];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  upsertPositions: {
    params: [$1: string | null, $2: readonly (number | null)[], $3: readonly (number | null)[], $4: readonly (number | null)[], $5: boolean];
    row: object;
  };
  deletePositions: {
    params: [$1: string, $2: number];
    row: object;
  };
}
