// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listDemoLearners: {
    params: [];
    row: {
      id: string;
    };
  };
}
