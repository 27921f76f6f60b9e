// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertReset: {
    params: [$1: Uint8Array, $2: string, $3: number];
    row: object;
  };
  findReset: {
    params: [$1: Uint8Array];
    row: {
      learnerId: string;
    };
  };
  takeReset: {
    params: [$1: Uint8Array];
    row: {
      learner_id: string;
    };
  };
  deleteResets: {
    params: [$1: string];
    row: object;
  };
  setPassword: {
    params: [$1: string, $2: string];
    row: object;
  };
  endSessions: {
    params: [$1: string];
    row: object;
  };
  deleteTokens: {
    params: [$1: string];
    row: object;
  };
}
