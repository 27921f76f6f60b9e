// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findCached: {
    params: [$1: Uint8Array];
    row: {
      translation: string;
    };
  };
  insert: {
    params: [$1: Uint8Array, $2: string];
    row: object;
  };
  spend: {
    params: [$1: string | null, $2: number | null, $3: number];
    row: {
      day: string;
    };
  };
  giveBack: {
    params: [$1: string, $2: Date | string, $3: number];
    row: object;
  };
  findNativeLanguage: {
    params: [$1: string];
    row: {
      native_language: string;
    };
  };
}
