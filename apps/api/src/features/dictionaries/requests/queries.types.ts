// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listAdminsToNotify: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
  countRequests: {
    params: [];
    row: {
      language: number;
      learners: number;
    };
  };
}
