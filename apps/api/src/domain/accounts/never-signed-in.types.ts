// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countLearners: {
    params: [];
    row: {
      count: number;
    };
  };
}
