// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findNextOpen: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
    };
  };
  setSealed: {
    params: [$1: string, $2: string | null, $3: string | null];
    row: object;
  };
  listLeftOpen: {
    params: [];
    row: {
      id: string;
      key: string;
    };
  };
  forgetOpenFile: {
    params: [$1: string, $2: string];
    row: object;
  };
}
