// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  walk: {
    params: [];
    row: {
      id: string;
    };
  };
  gather: {
    params: [];
    row: {
      id: string;
      total: number;
    };
  };
  countLearners: {
    params: [];
    row: {
      isActive: boolean;
      plan: string;
      type: string;
      roles: number;
      count: number;
    };
  };
  listByIds: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      username: string;
      email: string;
      firstname: string;
      lastname: string;
      subscription_type: 'Basic' | 'Pro' | 'Ultimate';
      account_type: 'learner' | 'shop_client';
      is_active: boolean;
      points: number;
      pinned_level: 'wordsmith' | 'linguist' | 'polyglott' | null;
      is_superuser: boolean;
      is_staff: boolean;
      can_manage_content: boolean;
      created_at: Date;
      last_login_at: Date | null;
      has_second_factor: boolean;
    };
  };
  readLearners: {
    params: [];
    row: {
      email: string;
      username: string;
      firstname: string;
      lastname: string;
      address: string;
      postalcode: string;
      city: string;
      country: string;
      native_language: string;
      current_language: number | null;
      subscription_type: 'Basic' | 'Pro' | 'Ultimate';
      points: number;
      business: boolean;
      account_type: 'learner' | 'shop_client';
      is_active: boolean;
      is_superuser: boolean;
      is_staff: boolean;
      can_manage_content: boolean;
      created_at: Date;
      last_login_at: Date | null;
      id: string;
    };
  };
}
