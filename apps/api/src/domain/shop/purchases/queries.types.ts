// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  closeExpiredPurchases: {
    params: [$1: string, $2: readonly (string | null)[], $3: Date | string];
    row: object;
  };
  insertPurchase: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: Date | string, $6: Date | string | null, $7: number, $8: number, $9: boolean, $10: boolean, $11: boolean, $12: string, $13: string];
    row: object;
  };
  renewAccess: {
    params: [$1: string, $2: string | null, $3: Date | string | null, $4: string, $5: string, $6: Date | string | null, $7: boolean, $8: boolean];
    row: object;
  };
  revokePurchases: {
    params: [$1: readonly (string | null)[], $2: Date | string | null];
    row: {
      id: string;
    };
  };
}
