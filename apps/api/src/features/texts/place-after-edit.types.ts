// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: number, $2: number, $3: number];
    row: {
      place: number;
    };
  };
}
