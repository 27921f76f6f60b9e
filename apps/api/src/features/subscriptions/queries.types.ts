// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findCurrent: {
    params: [$1: string];
    row: {
      plan: 'Basic' | 'Pro' | 'Ultimate';
      endsAt: Date | null;
      isBusiness: boolean;
    };
  };
  lockExpired: {
    params: [$1: string, $2: Date | string];
    row: object;
  };
}
