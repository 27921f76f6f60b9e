// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findRefund: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
}
