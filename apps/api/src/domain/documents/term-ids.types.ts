// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectTerms: {
    params: [$1: number, $2: readonly (string | null)[]];
    row: {
      id: number;
      form: string;
    };
  };
  insertTerms: {
    params: [$1: number | null, $2: readonly (string | null)[]];
    row: {
      id: number;
      form: string;
    };
  };
}
