// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  start: {
    params: [$1: string, $2: string | null, $3: string, $4: number | null, $5: string | null, $6: unknown, $7: string | null, $8: string | null];
    row: {
      id: string;
    };
  };
  claim: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  sendHeartbeat: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: number | null, $6: number | null, $7: number];
    row: object;
  };
  fail: {
    params: [$1: string, $2: string, $3: string | null, $4: string];
    row: object;
  };
  release: {
    params: [$1: string, $2: string];
    row: object;
  };
  complete: {
    params: [$1: string, $2: string];
    row: {
      id: string;
    };
  };
  setRelease: {
    params: [$1: string, $2: string | null];
    row: object;
  };
  rename: {
    params: [$1: string, $2: string];
    row: object;
  };
  findNextPosition: {
    params: [$1: number];
    row: {
      position: number;
    };
  };
}
