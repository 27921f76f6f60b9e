// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findStatus: {
    params: [$1: number, $2: Uint8Array];
    row: {
      status: 'pending' | 'ready' | 'failed';
    };
  };
  ensureDocument: {
    params: [$1: number, $2: Uint8Array, $3: number];
    row: {
      id: number;
      status: 'pending' | 'ready' | 'failed';
      created: boolean;
    };
  };
  findDocument: {
    params: [$1: number];
    row: {
      language: number;
      hash: Buffer;
      status: 'pending' | 'ready' | 'failed';
    };
  };
  findSplitVersion: {
    params: [$1: number];
    row: {
      language: number;
      version: number;
    };
  };
  lockSplitVersion: {
    params: [$1: number];
    row: {
      version: number;
    };
  };
  listSentenceTexts: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
  deleteWords: {
    params: [$1: number];
    row: object;
  };
  lockOwners: {
    params: [$1: number];
    row: {
      count: number;
    };
  };
  recountForOwners: {
    params: [$1: number | null];
    row: object;
  };
  lockDocument: {
    params: [$1: number];
    row: {
      status: 'pending' | 'ready' | 'failed';
    };
  };
  adoptDocument: {
    params: [$1: string | null, $2: number | null];
    row: {
      adopt_document: unknown;
    };
  };
  adoptDocumentForOwners: {
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
  findTerms: {
    params: [$1: number, $2: readonly (string | null)[]];
    row: {
      id: number;
      form: string;
    };
  };
  insertTerms: {
    params: [$1: number | null, $2: readonly (string | null)[]];
    row: {
      id: number;
      form: string;
    };
  };
}
