// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  searchWords: {
    params: [$1: string, $2: number, $3: string, $4: string];
    row: {
      term: number;
    };
  };
  listProminentWords: {
    params: [$1: string, $2: number, $3: readonly (number | null)[], $4: number];
    row: {
      term: number;
    };
  };
  walk: {
    params: [$1: string, $2: number, $3: readonly (number | null)[], $4: readonly (number | null)[], $5: readonly (number | null)[], $6: readonly (number | null)[], $7: string | null, $8: string | null, $9: number, $10: number, $11: boolean];
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
  listLinksBetween: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  listCooccurrences: {
    params: [$1: string, $2: number, $3: readonly (number | null)[], $4: number, $5: number];
    row: {
      term: number;
      other: number;
      times: number;
      location: number[];
    };
  };
}
