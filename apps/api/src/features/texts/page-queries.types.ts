// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  page: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: {
      seq: number;
      head: string;
      text: string;
      spans: Buffer;
      terms: string;
      states: string | null;
      translations: string | null;
      phrases: string | null;
    };
  };
  listTerms: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: {
      id: number;
    };
  };
  findOpening: {
    params: [$1: string, $2: string];
    row: {
      place: number;
      perPage: unknown;
    };
  };
}
