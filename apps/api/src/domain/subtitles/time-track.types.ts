// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
  setTimes: {
    params: [$1: string, $2: readonly (number | null)[] | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null];
    row: object;
  };
}
