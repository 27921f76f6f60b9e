// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findPayment: {
    params: [$1: string];
    row: {
      id: string;
      provider: string;
    };
  };
  insertRefund: {
    params: [$1: string, $2: string, $3: string, $4: string | null, $5: number, $6: string, $7: string, $8: Date | string];
    row: object;
  };
  reserveRefund: {
    params: [$1: string, $2: number, $3: string | null];
    row: object;
  };
  endOrder: {
    params: [$1: string, $2: 'pending' | 'completed' | 'cancelled' | 'refunded', $3: Date | string | null];
    row: object;
  };
}
