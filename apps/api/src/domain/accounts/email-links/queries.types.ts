// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockAddress: {
    params: [$1: string];
    row: {
      email: string;
      emailVerifiedAt: Date | null;
      uiLanguage: string;
      isActive: boolean;
    };
  };
}
