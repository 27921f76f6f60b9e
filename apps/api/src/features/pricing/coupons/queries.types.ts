// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
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
  insert: {
    params: [$1: string, $2: string, $3: number | null, $4: number | null, $5: string | null, $6: number, $7: Date | string | null, $8: Date | string | null, $9: number | null, $10: boolean];
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
  update: {
    params: [$1: string, $2: number | null, $3: number | null, $4: string | null, $5: number, $6: Date | string | null, $7: Date | string | null, $8: number | null, $9: boolean];
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
