// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listStaleOrders: {
    params: [$1: Date | string];
    row: {
      id: string;
    };
  };
  listOpenPayments: {
    params: [$1: string];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string | null;
      status: 'open' | 'processing' | 'succeeded' | 'cancelled';
      amount: number;
      currency: string;
    };
  };
  listSilentPayments: {
    params: [$1: string, $2: Date | string];
    row: {
      id: string;
    };
  };
  listPendingRefunds: {
    params: [];
    row: {
      id: string;
    };
  };
}
