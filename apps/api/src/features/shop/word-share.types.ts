// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  count: {
    params: [$1: string | null, $2: string, $3: boolean];
    row: {
      all: number | null;
      ignored: number | null;
      new: number | null;
      learning: number | null;
      newWords: number;
    };
  };
}
