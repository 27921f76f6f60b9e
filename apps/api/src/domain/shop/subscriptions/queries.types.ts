// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockSubscription: {
    params: [$1: string];
    row: {
      planId: 'Basic' | 'Pro' | 'Ultimate';
      endsAt: Date;
      dayPrice: number;
    };
  };
  findDayPrice: {
    params: [$1: string];
    row: {
      dayPrice: number;
    };
  };
  upsertSubscription: {
    params: [$1: string, $2: 'Basic' | 'Pro' | 'Ultimate' | null, $3: Date | string | null, $4: Date | string | null];
    row: object;
  };
}
