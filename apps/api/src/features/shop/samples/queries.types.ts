// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findNext: {
    params: [];
    row: {
      id: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      key: string;
      soundStart: number;
    };
  };
  markSampled: {
    params: [$1: string];
    row: object;
  };
  find: {
    params: [$1: string, $2: boolean, $3: string | null];
    row: {
      key: string;
      format: string;
    };
  };
}
