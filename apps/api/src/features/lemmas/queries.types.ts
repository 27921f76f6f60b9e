// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listWaitingDocuments: {
    params: [$1: number];
    row: {
      id: number;
    };
  };
  findWaitingDocument: {
    params: [$1: number];
    row: {
      language: number;
      needsLemmas: boolean;
      needsGrammar: boolean;
    };
  };
  listTermsWithoutLemma: {
    params: [$1: number, $2: number, $3: number];
    row: {
      id: number;
      form: string;
    };
  };
  insert: {
    params: [$1: readonly (number | null)[], $2: readonly (number | null)[], $3: readonly (number | null)[], $4: number | null];
    row: object;
  };
  listSentences: {
    params: [$1: number, $2: number, $3: number];
    row: {
      text: string;
    };
  };
  setGrammar: {
    params: [$1: number, $2: readonly (string | null)[] | null];
    row: object;
  };
  recount: {
    params: [$1: number | null, $2: readonly (number | null)[] | null];
    row: {
      recount_families: unknown;
    };
  };
}
