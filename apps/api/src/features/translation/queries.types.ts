// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findTranslation: {
    params: [$1: Uint8Array];
    row: {
      translation: string;
    };
  };
  insertTranslation: {
    params: [$1: Uint8Array, $2: string];
    row: object;
  };
  spendBudget: {
    params: [$1: string | null, $2: number | null, $3: number];
    row: {
      day: string;
    };
  };
  refundBudget: {
    params: [$1: string, $2: Date | string, $3: number];
    row: object;
  };
}
