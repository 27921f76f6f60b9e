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
      buyerId: string | null;
      buyerName: string;
      buyerEmail: string;
      country: string;
      payments: unknown;
    };
  };
  countByStatus: {
    params: [];
    row: {
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      count: number;
    };
  };
  find: {
    params: [$1: string];
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
      buyerId: string | null;
      buyerName: string;
      buyerEmail: string;
      country: string;
      payments: unknown;
    };
  };
}
