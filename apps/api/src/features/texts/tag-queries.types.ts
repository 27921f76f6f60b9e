// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listUsed: {
    params: [$1: string];
    row: {
      name: string;
    };
  };
}
