// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findSession: {
    params: [$1: Uint8Array];
    row: {
      handle: string;
      expiresAt: Date;
      endsAt: Date;
      isHostOnly: boolean;
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
  insertSession: {
    params: [$1: string, $2: Uint8Array, $3: string, $4: string, $5: string, $6: Date | string, $7: boolean];
    row: object;
  };
  renewSession: {
    params: [$1: Uint8Array, $2: Date | string];
    row: object;
  };
  deleteSession: {
    params: [$1: Uint8Array];
    row: object;
  };
  findToken: {
    params: [$1: Uint8Array];
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
      scopes: string[];
      isExpired: boolean;
    };
  };
  insertSignature: {
    params: [$1: Uint8Array, $2: Date | string];
    row: object;
  };
}
