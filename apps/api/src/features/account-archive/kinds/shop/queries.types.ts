// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectOrders: {
    params: [$1: string];
    row: {
      number: number | null;
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      currency: string;
      subtotal: number;
      discount: number;
      tax: number;
      total: number;
      refunded: number;
      coupon: string;
      payment_method: string;
      buyer_name: string;
      buyer_email: string;
      buyer_address: string;
      country: string;
      refund_reason: string;
      created_at: Date;
      completed_at: Date | null;
      cancelled_at: Date | null;
      refunded_at: Date | null;
      items: unknown;
    };
  };
  selectPurchases: {
    params: [$1: string];
    row: {
      order: number | null;
      kind: string;
      title: string;
      author: string;
      language: number;
      currency: string;
      price: number;
      created_at: Date;
      expires_at: Date | null;
      revoked_at: Date | null;
      imported_at: Date | null;
      download_count: number;
      progress: number;
      rating: number | null;
      rated_at: Date | null;
    };
  };
}
