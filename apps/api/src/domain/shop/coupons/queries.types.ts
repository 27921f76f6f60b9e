// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findCoupon: {
    params: [$1: string, $2: string, $3: Date | string];
    row: {
      id: string;
      code: string;
      percentOff: number | null;
      amountOff: number | null;
      currency: string | null;
      minimum: number;
      isOpen: boolean;
      isExpired: boolean;
      isUsedUp: boolean;
      isUsed: boolean | null;
      pendingOrderId: string | null;
    };
  };
  countUse: {
    params: [$1: string, $2: Date | string];
    row: object;
  };
  releaseUse: {
    params: [$1: string];
    row: object;
  };
}
