// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findResponse: {
    params: [$1: Uint8Array];
    row: {
      response: string;
    };
  };
  insertResponse: {
    params: [$1: Uint8Array, $2: string];
    row: object;
  };
  spendBudget: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: number];
    row: {
      day: string;
    };
  };
  refundBudget: {
    params: [$1: string, $2: string, $3: Date | string, $4: number];
    row: object;
  };
  findSpent: {
    params: [$1: string, $2: string];
    row: {
      spent: number;
    };
  };
  findSettings: {
    params: [$1: string];
    row: {
      provider: string;
      url: string;
      model: string;
      voices: unknown;
      dailyLimit: number;
      encryptedKey: Buffer | null;
    };
  };
}
