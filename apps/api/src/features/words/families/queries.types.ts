// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listLemmas: {
    params: [$1: string, $2: number];
    row: {
      id: number;
      text: string;
      source: number;
      rank: number;
    };
  };
  listMembers: {
    params: [$1: string | null, $2: number, $3: number];
    row: {
      id: number;
      text: string;
      level: number | null;
      ignored: boolean | null;
      translation: string | null;
      count: number;
    };
  };
  setCounting: {
    params: [$1: string | null, $2: number | null, $3: boolean | null];
    row: {
      count_families: unknown;
    };
  };
}
