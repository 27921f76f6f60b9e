// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  country: {
    params: [$1: string];
    row: {
      country: string;
    };
  };
}
