// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockBuyer: {
    params: [$1: string];
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  findBuyer: {
    params: [$1: string];
    row: {
      buyerId: string | null;
    };
  };
  lockOrder: {
    params: [$1: string];
    row: {
      id: string;
      number: number | null;
      buyerId: string | null;
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      currency: string;
      total: number;
      tax: number;
      taxIncluded: boolean;
      refunded: number;
      createdAt: Date;
      completedAt: Date | null;
    };
  };
  listItems: {
    params: [$1: string];
    row: {
      id: string;
      productId: string | null;
      planId: string | null;
      title: string;
      price: number;
      couponShare: number;
      tax: number;
      terms: unknown;
    };
  };
}
