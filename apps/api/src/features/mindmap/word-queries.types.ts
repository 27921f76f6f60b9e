// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: number, $3: readonly (number | null)[]];
    row: {
      id: number;
      term: string;
      level: number;
      ignored: boolean;
      translation: string;
      lemma: number;
      depth: number;
      x: number | null;
      y: number | null;
    };
  };
  findLanguage: {
    params: [$1: string, $2: number];
    row: {
      language: number;
    };
  };
  listOwnForms: {
    params: [$1: string, $2: number, $3: readonly (string | null)[]];
    row: {
      id: number;
      form: string;
    };
  };
  undo: {
    params: [$1: string | null, $2: string | null];
    row: {
      restored: number | null;
    };
  };
}
