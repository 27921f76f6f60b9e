// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  checkSold: {
    params: [$1: string];
    row: {
      sold: boolean;
    };
  };
}
