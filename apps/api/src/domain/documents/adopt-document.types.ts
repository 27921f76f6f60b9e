// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  adoptDocument: {
    params: [$1: string | null, $2: number | null];
    row: {
      adopt_document: unknown;
    };
  };
  adoptDocuments: {
    params: [$1: number | null];
    row: {
      count: number;
    };
  };
  releaseDocument: {
    params: [$1: string | null, $2: number | null];
    row: {
      release_document: unknown;
    };
  };
}
