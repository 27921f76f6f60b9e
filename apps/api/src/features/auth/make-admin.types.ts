// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  promote: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
}
