// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
    row: {
      id: string;
      number: number | null;
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      currency: string;
      subtotal: number;
      discount: number;
      tax: number;
      orderTotal: number;
      refunded: number;
      taxName: string;
      taxRate: number;
      taxIncluded: boolean;
      coupon: string;
      paymentMethod: string;
      refundReason: string;
      createdAt: Date;
      completedAt: Date | null;
      refundedAt: Date | null;
      isUsed: boolean;
      items: unknown;
      refunds: unknown;
    };
  };
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      number: number | null;
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      currency: string;
      subtotal: number;
      discount: number;
      tax: number;
      orderTotal: number;
      refunded: number;
      taxName: string;
      taxRate: number;
      taxIncluded: boolean;
      coupon: string;
      paymentMethod: string;
      refundReason: string;
      createdAt: Date;
      completedAt: Date | null;
      refundedAt: Date | null;
      isUsed: boolean;
      items: unknown;
      refunds: unknown;
    };
  };
  findParties: {
    params: [$1: string];
    row: {
      name: string;
      email: string;
      address: string;
      country: string;
      sellerName: string;
      sellerAddress: string;
      sellerTaxId: string;
    };
  };
}
