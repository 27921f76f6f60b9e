// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockUser: {
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
    };
  };
  updateProfile: {
    params: [$1: string, $2: number | null, $3: readonly (number | null)[], $4: boolean | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: string | null];
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
    };
  };
  sumTotals: {
    params: [$1: string, $2: number];
    row: {
      totalWords: number;
      uniqueWords: number;
    };
  };
}
