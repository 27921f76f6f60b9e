// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lock: {
    params: [$1: string];
    row: object;
  };
  isBegun: {
    params: [$1: string, $2: number];
    row: {
      isBegun: boolean;
    };
  };
  find: {
    params: [$1: string, $2: number, $3: Uint8Array];
    row: {
      id: string;
    };
  };
}
