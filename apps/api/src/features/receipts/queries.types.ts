// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  claimReceipt: {
    params: [];
    row: {
      id: string;
      number: number | null;
      status: 'pending' | 'completed' | 'cancelled' | 'refunded';
      currency: string;
      orderTotal: number;
      email: string | null;
      uiLanguage: string | null;
      items: unknown;
    };
  };
}
