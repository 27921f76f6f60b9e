// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertToken: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: Uint8Array | null, $6: readonly (string | null)[] | null, $7: number, $8: number];
    row: {
      createdAt: Date;
      expiresAt: Date;
    };
  };
  claimExpiringTokens: {
    params: [];
    row: {
      name: string;
      expiresAt: Date;
      email: string;
      uiLanguage: string;
      timeZone: string;
    };
  };
}
