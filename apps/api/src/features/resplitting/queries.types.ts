// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listOutdatedDocuments: {
    params: [$1: readonly (number | null)[], $2: readonly (number | null)[], $3: number];
    row: {
      id: number;
    };
  };
  listOutdatedLanguages: {
    params: [$1: readonly (number | null)[], $2: readonly (number | null)[]];
    row: {
      language: number;
    };
  };
  listLearners: {
    params: [$1: number];
    row: {
      id: string;
    };
  };
  listWords: {
    params: [$1: string, $2: number];
    row: {
      id: number;
      form: string;
      isPhrase: boolean;
      isStudied: boolean;
    };
  };
  lockLearner: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
  setParts: {
    params: [$1: string, $2: unknown];
    row: object;
  };
  finishLanguage: {
    params: [$1: number, $2: number];
    row: object;
  };
}
