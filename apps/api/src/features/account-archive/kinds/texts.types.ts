// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listContents: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: number;
      language: number;
      hash: Buffer;
      status: 'pending' | 'ready' | 'failed';
      name: string;
    };
  };
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
}
