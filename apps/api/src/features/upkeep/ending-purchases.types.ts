// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listEnding: {
    params: [$1: Date | string, $2: Date | string];
    row: {
      id: string;
      learnerId: string;
      title: string;
    };
  };
}
