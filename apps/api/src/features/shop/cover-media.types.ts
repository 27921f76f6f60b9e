// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string | null, $2: string, $3: boolean];
    row: {
      key: string | null;
    };
  };
}
