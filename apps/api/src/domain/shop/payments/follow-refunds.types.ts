// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockRefunds: {
    params: [$1: string];
    row: {
      id: string;
      providerId: string | null;
      status: 'pending' | 'succeeded' | 'failed';
      amount: number;
    };
  };
  setProviderId: {
    params: [$1: string, $2: string | null];
    row: object;
  };
  finishRefund: {
    params: [$1: string, $2: Date | string | null];
    row: object;
  };
  failRefund: {
    params: [$1: string, $2: Date | string | null, $3: string];
    row: object;
  };
  releaseAmount: {
    params: [$1: string, $2: number];
    row: object;
  };
  deleteEntries: {
    params: [$1: string];
    row: object;
  };
  findCutRefund: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
}
