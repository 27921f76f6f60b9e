// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertAccount: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: string, $6: string, $7: Date | string | null, $8: string, $9: string, $10: string, $11: string, $12: string, $13: boolean, $14: boolean, $15: string];
    row: {
      created: boolean;
      uiLanguage: string;
    };
  };
}
