// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findByKey: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      contentHash: Buffer;
    };
  };
  findIdentical: {
    params: [$1: string, $2: Uint8Array];
    row: {
      id: string;
    };
  };
  listOverlapping: {
    params: [$1: string, $2: readonly (string | null)[], $3: string | null, $4: string | null];
    row: {
      id: string;
    };
  };
  insertOrder: {
    params: [$1: string | null, $2: string, $3: string | null, $4: string | null, $5: Uint8Array | null, $6: string | null, $7: number | null, $8: number | null, $9: number | null, $10: number | null, $11: string | null, $12: number | null, $13: boolean | null, $14: string | null, $15: string | null, $16: Date | string | null];
    row: object;
  };
  insertItems: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  insertContents: {
    params: [$1: unknown];
    row: object;
  };
  compareItems: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      same: boolean;
    };
  };
}
