// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  setTask: {
    params: [$1: string, $2: string | null];
    row: object;
  };
  restartProcessing: {
    params: [$1: string, $2: string];
    row: {
      title: string;
    };
  };
  checkCatalogueOnly: {
    params: [$1: string];
    row: {
      only: boolean;
    };
  };
}
