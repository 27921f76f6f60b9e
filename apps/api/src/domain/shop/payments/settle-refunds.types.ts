// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listPending: {
    params: [$1: string];
    row: {
      id: string;
      paymentId: string;
      amount: number;
      provider: string;
      intentId: string | null;
      providerId: string | null;
      status: 'pending' | 'succeeded' | 'failed';
    };
  };
  finishRefund: {
    params: [$1: string, $2: Date | string | null];
    row: object;
  };
}
