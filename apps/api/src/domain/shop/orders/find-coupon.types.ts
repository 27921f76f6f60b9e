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
      isOver: boolean;
      isSpent: boolean;
      isUsed: boolean | null;
      heldBy: string | null;
    };
  };
}
