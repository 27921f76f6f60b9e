// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countFamilies: {
    params: [$1: string | null, $2: number | null, $3: boolean | null];
    row: {
      count_families: unknown;
    };
  };
}
