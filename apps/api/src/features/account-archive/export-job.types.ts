// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listUnanalyzed: {
    params: [$1: string];
    row: {
      id: number;
      language: number;
      hash: Buffer;
    };
  };
  findTaken: {
    params: [$1: string, $2: string];
    row: {
      taken: number;
    };
  };
}
