// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countByLevel: {
    params: [$1: string, $2: number | null];
    row: {
      level: number;
      count: number;
    };
  };
  listLearned: {
    params: [$1: string, $2: number | null, $3: Date | string, $4: Date | string, $5: number];
    row: {
      text: string;
      translation: string;
      language: number;
      date: string;
    };
  };
}
