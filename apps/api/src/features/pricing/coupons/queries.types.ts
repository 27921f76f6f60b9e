// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lock: {
    params: [$1: string];
    row: {
      id: string;
      code: string;
      percentOff: number | null;
      amountOff: number | null;
      currency: string | null;
      minimum: number;
      startsAt: Date | null;
      expiresAt: Date | null;
      maxUses: number | null;
      usedCount: number;
      isActive: boolean;
      updatedAt: Date;
    };
  };
  delete: {
    params: [$1: string];
    row: object;
  };
}
