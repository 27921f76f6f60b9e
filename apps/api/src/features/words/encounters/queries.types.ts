// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  count: {
    params: [$1: string, $2: number, $3: readonly (number | null)[]];
    row: {
      texts: number;
      videos: number;
      count: number;
    };
  };
  listEntries: {
    params: [$1: string, $2: number, $3: readonly (number | null)[], $4: number];
    row: {
      kind: string;
      id: string;
      title: string;
      documentId: number;
      count: number;
    };
  };
  listSentences: {
    params: [$1: number, $2: readonly (number | null)[], $3: number];
    row: {
      seq: number;
      text: string;
      spans: Buffer;
      terms: number[];
    };
  };
  findMoments: {
    params: [$1: string, $2: readonly (string | null)[], $3: readonly (number | null)[]];
    row: {
      id: string;
      at: number;
    };
  };
}
