// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listKept: {
    params: [$1: string];
    row: {
      id: string;
      currency: string;
      kept: number;
    };
  };
}
