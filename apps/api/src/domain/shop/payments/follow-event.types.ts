// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findEvent: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
  insertEvent: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: Date | string];
    row: object;
  };
}
