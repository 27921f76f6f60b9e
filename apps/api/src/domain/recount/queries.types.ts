// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listLearners: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
  recountLearner: {
    params: [$1: string | null];
    row: {
      wrong: number;
    };
  };
}
