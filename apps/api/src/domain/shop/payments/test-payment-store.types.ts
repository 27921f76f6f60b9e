// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertPayment: {
    params: [$1: string, $2: string, $3: number, $4: unknown];
    row: object;
  };
  findByKey: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
      version: number;
      state: unknown;
    };
  };
  findById: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
      version: number;
      state: unknown;
    };
  };
  updatePayment: {
    params: [$1: string, $2: number, $3: unknown];
    row: object;
  };
}
