// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  settle: {
    params: [$1: string, $2: string, $3: unknown];
    row: object;
  };
  forget: {
    params: [$1: string, $2: string];
    row: object;
  };
  listWithoutPicture: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      term: number;
    };
  };
  setPicture: {
    params: [$1: string, $2: number, $3: string | null];
    row: object;
  };
}
