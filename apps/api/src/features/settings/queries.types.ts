// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  mergeSettings: {
    params: [$1: string, $2: unknown];
    row: {
      settings: unknown;
    };
  };
}
