// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findCandidates: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      email: string;
      passwordHash: string;
    };
  };
  closeAccount: {
    params: [$1: string, $2: string];
    row: object;
  };
}
