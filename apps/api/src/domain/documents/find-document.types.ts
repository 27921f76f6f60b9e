// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  ensureDocument: {
    params: [$1: number, $2: Uint8Array, $3: number];
    row: {
      id: number;
      status: 'pending' | 'ready' | 'failed';
      created: boolean;
    };
  };
  findStatus: {
    params: [$1: number, $2: Uint8Array];
    row: {
      status: 'pending' | 'ready' | 'failed';
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
  lockDocument: {
    params: [$1: number];
    row: {
      status: 'pending' | 'ready' | 'failed';
    };
  };
  setFailed: {
    params: [$1: number, $2: string | null];
    row: object;
  };
}
