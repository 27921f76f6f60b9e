// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockPayment: {
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
  findByAttempt: {
    params: [$1: string, $2: string, $3: number];
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
  insertAttempt: {
    params: [$1: string | null, $2: string, $3: string | null, $4: Date | string | null];
    row: object;
  };
  insertManualPayment: {
    params: [$1: string | null, $2: string, $3: Date | string | null];
    row: object;
  };
  updatePayment: {
    params: [$1: string, $2: 'open' | 'processing' | 'succeeded' | 'cancelled', $3: string, $4: string | null, $5: Date | string];
    row: object;
  };
  listPendingOfOrder: {
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
  lockRefunds: {
    params: [$1: string];
    row: {
      id: string;
      providerId: string | null;
      status: 'pending' | 'succeeded' | 'failed';
      amount: number;
    };
  };
  findSupersededRefund: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
  listOpenOfEndedOrders: {
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
  listOrdersWithPendingRefunds: {
    params: [];
    row: {
      id: string;
    };
  };
  insertTestPayment: {
    params: [$1: string, $2: string, $3: number, $4: unknown];
    row: object;
  };
  findTestPaymentByKey: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
      version: number;
      state: unknown;
    };
  };
  findTestPaymentById: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
      version: number;
      state: unknown;
    };
  };
  updateTestPayment: {
    params: [$1: string, $2: number, $3: unknown];
    row: object;
  };
}
