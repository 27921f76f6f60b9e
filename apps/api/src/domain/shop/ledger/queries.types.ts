// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertEntries: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: unknown, $5: Date | string | null];
    row: object;
  };
  sumRefunds: {
    params: [$1: string];
    row: {
      cash: number;
      tax: number;
    };
  };
  sumByCurrency: {
    params: [];
    row: {
      currency: string;
      paid: number;
      refunded: number;
      cash: number;
      sales: number;
      tax: number;
    };
  };
  countUnbalancedOrders: {
    params: [];
    row: {
      count: number;
    };
  };
  countUnenteredPayments: {
    params: [];
    row: {
      count: number;
    };
  };
  countUnenteredRefunds: {
    params: [];
    row: {
      count: number;
    };
  };
  countUnfoundedEntries: {
    params: [];
    row: {
      count: number;
    };
  };
  countWrongRefunds: {
    params: [];
    row: {
      count: number;
    };
  };
  countUnpaidOrders: {
    params: [];
    row: {
      count: number;
    };
  };
  countUnsettledOrders: {
    params: [];
    row: {
      count: number;
    };
  };
  countNumberGaps: {
    params: [];
    row: {
      count: number;
    };
  };
  countLingeringPurchases: {
    params: [];
    row: {
      count: number;
    };
  };
}
