// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listReady: {
    params: [$1: number, $2: string | null];
    row: {
      id: number;
      name: string;
      title: string;
      licence: string;
      source: string;
      target: string;
    };
  };
  findEntries: {
    params: [$1: readonly (number | null)[] | null, $2: readonly (number | null)[] | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null, $7: readonly (string | null)[] | null, $8: number, $9: boolean, $10: boolean | null];
    row: {
      word: number;
      dictionaryId: number;
      rank: number;
      headword: string;
      partOfSpeech: string;
      reading: string;
      senses: unknown;
      forms: unknown;
    };
  };
  findExpressions: {
    params: [$1: readonly (number | null)[] | null, $2: readonly (string | null)[], $3: readonly (string | null)[], $4: readonly (boolean | null)[], $5: number];
    row: {
      candidate: number;
      dictionaryId: number;
      headword: string;
      partOfSpeech: string;
      reading: string;
      senses: unknown;
    };
  };
  listPartsOfSpeech: {
    params: [$1: readonly (number | null)[] | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null];
    row: {
      form: string;
      partOfSpeech: string;
    };
  };
  findKnownForms: {
    params: [$1: readonly (number | null)[], $2: readonly (string | null)[], $3: readonly (string | null)[]];
    row: {
      form: string;
    };
  };
  findRelated: {
    params: [$1: number, $2: readonly (string | null)[], $3: readonly (string | null)[], $4: number];
    row: {
      from: string;
      to: string;
      kind: number;
    };
  };
}
