// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findByEmail: {
    params: [$1: string];
    row: {
      id: string;
      email: string;
      username: string;
      firstName: string;
      lastName: string;
      accountType: 'learner' | 'shop_client';
      isSuperuser: boolean;
      isStaff: boolean;
      canManageContent: boolean;
      pinnedLevel: 'wordsmith' | 'linguist' | 'polyglott' | null;
      subscriptionType: 'Basic' | 'Pro' | 'Ultimate';
      currentLanguage: number | null;
      selectedLanguages: number[];
      uiLanguage: string;
      timeZone: string;
      hasSecondFactor: boolean;
      secondFactorAskedAt: Date | null;
      emailVerifiedAt: Date | null;
      points: number;
      passwordHash: string;
      isActive: boolean;
      hasPassword: boolean;
      passwordUntil: Date | null;
    };
  };
  findById: {
    params: [$1: string];
    row: {
      id: string;
      email: string;
      username: string;
      firstName: string;
      lastName: string;
      accountType: 'learner' | 'shop_client';
      isSuperuser: boolean;
      isStaff: boolean;
      canManageContent: boolean;
      pinnedLevel: 'wordsmith' | 'linguist' | 'polyglott' | null;
      subscriptionType: 'Basic' | 'Pro' | 'Ultimate';
      currentLanguage: number | null;
      selectedLanguages: number[];
      uiLanguage: string;
      timeZone: string;
      hasSecondFactor: boolean;
      secondFactorAskedAt: Date | null;
      emailVerifiedAt: Date | null;
      points: number;
      passwordHash: string;
      isActive: boolean;
      hasPassword: boolean;
      passwordUntil: Date | null;
    };
  };
  lockAccount: {
    params: [$1: string];
    row: {
      isActive: boolean;
    };
  };
}
