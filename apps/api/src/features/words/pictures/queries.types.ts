// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findKey: {
    params: [$1: string, $2: number];
    row: {
      key: string;
    };
  };
}
