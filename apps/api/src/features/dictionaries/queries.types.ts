// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listSuggested: {
    params: [$1: number, $2: string];
    row: {
      form: string;
      source: number;
    };
  };
}
