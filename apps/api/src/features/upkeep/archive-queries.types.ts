// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listSilent: {
    params: [$1: number];
    row: {
      id: string;
      kind: string;
    };
  };
  listOld: {
    params: [];
    row: {
      id: string;
    };
  };
  delete: {
    params: [$1: string];
    row: object;
  };
}
