// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  updatePayment: {
    params: [$1: string, $2: 'open' | 'processing' | 'succeeded' | 'cancelled', $3: string, $4: string | null, $5: Date | string];
    row: object;
  };
}
