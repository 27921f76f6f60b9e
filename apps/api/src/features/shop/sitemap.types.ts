// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  count: {
    params: [];
    row: {
      count: number;
    };
  };
  list: {
    params: [$1: number, $2: number];
    row: {
      id: string;
      updatedAt: Date;
    };
  };
}
