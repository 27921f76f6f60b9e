// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  parse: {
    params: [$1: string | null, $2: readonly (string | null)[] | null, $3: boolean | null];
    row: {
      query: string;
      narrow: string;
      marks: string;
      hits: number;
      total: number;
      begins: boolean;
    };
  };
}
