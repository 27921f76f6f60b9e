// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  readSettings: {
    params: [$1: string];
    row: {
      settings: unknown;
    };
  };
  mergeSettings: {
    params: [$1: string, $2: unknown];
    row: {
      settings: unknown;
    };
  };
}
