// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listReady: {
    params: [$1: number, $2: string | null];
    row: {
      id: number;
      name: string;
      licence: string;
      source: string;
      target: string;
    };
  };
  findEntries: {
    params: [$1: readonly (number | null)[], $2: string, $3: readonly (string | null)[], $4: readonly (string | null)[], $5: number];
    row: {
      dictionaryId: number;
      rank: number;
      headword: string;
      partOfSpeech: string;
      reading: string;
      senses: unknown;
    };
  };
}
