// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  waiting: {
    params: [];
    row: {
      id: string;
    };
  };
}
