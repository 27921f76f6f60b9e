// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  ping: {
    params: [];
    row: {
      "?column?": number;
    };
  };
  listMigrations: {
    params: [];
    row: {
      name: string;
    };
  };
  listRoutineFiles: {
    params: [];
    row: {
      name: string;
    };
  };
}
