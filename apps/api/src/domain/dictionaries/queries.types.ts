// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listSuggestedLemmas: {
    params: [$1: number, $2: readonly (string | null)[]];
    row: {
      form: string;
      lemma: string;
      source: number;
    };
  };
  countChosenTranslations: {
    params: [$1: number, $2: readonly (string | null)[]];
    row: {
      form: string;
      translation: string;
      learners: number;
    };
  };
}
