// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockBuyer: {
    params: [$1: string];
    row: {
      pg_advisory_xact_lock: unknown;
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
  findTax: {
    params: [$1: string];
    row: {
      taxIncluded: boolean;
      name: string | null;
      rate: number | null;
    };
  };
  findByKey: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      contentHash: Buffer;
    };
  };
  findIdentical: {
    params: [$1: string, $2: Uint8Array];
    row: {
      id: string;
    };
  };
  listOverlapping: {
    params: [$1: string, $2: readonly (string | null)[], $3: string | null, $4: string | null];
    row: {
      id: string;
    };
  };
  insertOrder: {
    params: [$1: string | null, $2: string, $3: string | null, $4: string | null, $5: Uint8Array | null, $6: string | null, $7: number | null, $8: number | null, $9: number | null, $10: number | null, $11: string | null, $12: number | null, $13: boolean | null, $14: string | null, $15: string | null, $16: Date | string | null];
    row: object;
  };
  insertItems: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  insertContents: {
    params: [$1: unknown];
    row: object;
  };
  compareItems: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      same: boolean;
    };
  };
  completeOrder: {
    params: [$1: string, $2: Date | string | null, $3: string];
    row: {
      number: number;
    };
  };
  reserveRefund: {
    params: [$1: string, $2: number, $3: string | null];
    row: object;
  };
  endCompleted: {
    params: [$1: string, $2: 'pending' | 'completed' | 'cancelled' | 'refunded', $3: Date | string | null];
    row: object;
  };
  checkUsed: {
    params: [$1: string];
    row: {
      used: boolean;
    };
  };
}
