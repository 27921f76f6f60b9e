// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listPlans: {
    params: [];
    row: {
      id: 'Basic' | 'Pro' | 'Ultimate';
      amount: number;
      currency: string;
      days: number;
      isHighlighted: boolean;
      features: string[];
    };
  };
  findCurrent: {
    params: [$1: string];
    row: {
      plan: 'Basic' | 'Pro' | 'Ultimate';
      endsAt: Date | null;
      isBusiness: boolean;
    };
  };
  listEnding: {
    params: [$1: Date | string, $2: Date | string];
    row: {
      learnerId: string;
      planId: 'Basic' | 'Pro' | 'Ultimate';
    };
  };
  listEnded: {
    params: [$1: Date | string];
    row: {
      learnerId: string;
      planId: 'Basic' | 'Pro' | 'Ultimate';
    };
  };
  markNotified: {
    params: [$1: string, $2: Date | string | null];
    row: object;
  };
  lockExpired: {
    params: [$1: string, $2: Date | string];
    row: object;
  };
}
