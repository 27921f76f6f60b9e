// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: number, $5: number, $6: string | null, $7: string | null];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  find: {
    params: [$1: string, $2: number, $3: number, $4: string];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  setKind: {
    params: [$1: string, $2: string, $3: string];
    row: {
      id: string;
      from: number;
      to: number;
      kind: string;
      source: string;
    };
  };
  remove: {
    params: [$1: string, $2: string];
    row: object;
  };
  removeBatch: {
    params: [$1: string, $2: string];
    row: object;
  };
  insertMany: {
    params: [$1: string | null, $2: number | null, $3: string | null, $4: readonly (string | null)[], $5: readonly (number | null)[], $6: readonly (number | null)[], $7: readonly (string | null)[]];
    row: object;
  };
}
