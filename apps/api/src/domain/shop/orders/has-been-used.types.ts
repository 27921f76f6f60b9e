// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  checkUsed: {
    params: [$1: string];
    row: {
      used: boolean;
    };
  };
}
