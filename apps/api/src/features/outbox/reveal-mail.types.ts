// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findHash: {
    params: [$1: string];
    row: {
      passwordHash: string;
    };
  };
}
