// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listFamilyOf: {
    params: [$1: string | null, $2: number, $3: number];
    row: {
      term: number;
    };
  };
  listLinkedTerms: {
    params: [$1: string, $2: number];
    row: {
      term: number;
    };
  };
  listSentences: {
    params: [$1: readonly (number | null)[], $2: readonly (number | null)[]];
    row: {
      document: number;
      seq: number;
      text: string;
    };
  };
}
