// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findOrderWithPayment: {
    params: [$1: string, $2: string];
    row: {
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      paymentId: string | null;
      provider: string | null;
      providerId: string | null;
    };
  };
  listBalances: {
    params: [$1: string];
    row: {
      id: string;
      currency: string;
      balance: number;
    };
  };
}
