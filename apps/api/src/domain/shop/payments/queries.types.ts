// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findById: {
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
  findByProviderId: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string;
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
  findActive: {
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
  findEvent: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
  insertEvent: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: Date | string];
    row: object;
  };
  findUnfailedRefund: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
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
  findSupersededRefund: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
  listStaleOrders: {
    params: [$1: Date | string];
    row: {
      id: string;
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
  listSilent: {
    params: [$1: string, $2: Date | string];
    row: {
      id: string;
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
