// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findById: {
    params: [$1: string];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string | null;
      status: 'open' | 'processing' | 'succeeded' | 'cancelled';
      amount: number;
      currency: string;
    };
  };
  lockPayment: {
    params: [$1: string];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string | null;
      status: 'open' | 'processing' | 'succeeded' | 'cancelled';
      amount: number;
      currency: string;
    };
  };
  findByProviderId: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string;
      status: 'open' | 'processing' | 'succeeded' | 'cancelled';
      amount: number;
      currency: string;
    };
  };
  findByAttempt: {
    params: [$1: string, $2: string, $3: number];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string | null;
      status: 'open' | 'processing' | 'succeeded' | 'cancelled';
      amount: number;
      currency: string;
    };
  };
  findActive: {
    params: [$1: string];
    row: {
      id: string;
      orderId: string;
      attempt: number;
      provider: string;
      providerId: string | null;
      status: 'open' | 'processing' | 'succeeded' | 'cancelled';
      amount: number;
      currency: string;
    };
  };
}
