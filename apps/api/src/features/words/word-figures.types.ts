// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countOccurrences: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: number;
      count: number;
    };
  };
}
