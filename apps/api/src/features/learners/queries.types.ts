// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findLearner: {
    params: [$1: string];
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
      address: string;
      postalcode: string;
      city: string;
      country: string;
      native_language: string;
      current_language: number | null;
      business: boolean;
      email_verified_at: Date | null;
      open_sessions: number;
      access_tokens: number;
    };
  };
  lockLearner: {
    params: [$1: string];
    row: {
      username: string;
      email: string;
      firstname: string;
      lastname: string;
      address: string;
      postalcode: string;
      city: string;
      country: string;
      native_language: string;
      current_language: number | null;
      subscription_type: 'Basic' | 'Pro' | 'Ultimate';
      is_active: boolean;
      points: number;
      user_level: 'wordsmith' | 'linguist' | 'polyglott' | null;
      business: boolean;
      account_type: 'learner' | 'shop_client';
      is_superuser: boolean;
      is_staff: boolean;
      can_manage_content: boolean;
      selected_languages: number[];
    };
  };
  updateLearner: {
    params: [$1: string, $2: readonly (number | null)[], $3: string, $4: string, $5: string, $6: string, $7: string, $8: string, $9: string, $10: string, $11: string, $12: number | null, $13: 'Basic' | 'Pro' | 'Ultimate', $14: boolean, $15: number, $16: 'wordsmith' | 'linguist' | 'polyglott' | null, $17: boolean, $18: 'learner' | 'shop_client', $19: boolean, $20: boolean, $21: boolean];
    row: object;
  };
  insertLearner: {
    params: [$1: string, $2: readonly (number | null)[], $3: string, $4: string, $5: string, $6: string, $7: string, $8: string, $9: string, $10: string, $11: string, $12: number | null, $13: 'Basic' | 'Pro' | 'Ultimate', $14: boolean, $15: number, $16: 'wordsmith' | 'linguist' | 'polyglott' | null, $17: boolean, $18: 'learner' | 'shop_client', $19: boolean, $20: boolean, $21: boolean, $22: string, $23: string];
    row: object;
  };
  deleteOtherPlan: {
    params: [$1: string, $2: string];
    row: object;
  };
}
