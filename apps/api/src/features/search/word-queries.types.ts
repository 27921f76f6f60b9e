// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findByPrefix: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  findByPart: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  findBySomeTranslations: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  findByAllTranslations: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  listWords: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: number;
      text: string;
      translation: string;
      language: number;
    };
  };
}
