// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string];
    row: {
      times: number[] | null;
      documentId: number;
      status: 'pending' | 'ready' | 'failed';
      sentences: number;
    };
  };
  lock: {
    params: [$1: string, $2: string];
    row: {
      times: number[] | null;
      documentId: number;
      status: 'pending' | 'ready' | 'failed';
      sentences: number;
    };
  };
  set: {
    params: [$1: string, $2: string, $3: readonly (number | null)[] | null];
    row: object;
  };
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
}
