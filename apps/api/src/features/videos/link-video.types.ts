// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string];
    row: {
      status: 'processing' | 'ready' | 'failed';
      isBought: boolean;
      key: string | null;
    };
  };
}
