// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string];
    row: {
      key: string | null;
      title: string;
      author: string;
      language: number;
    };
  };
  replace: {
    params: [$1: string, $2: string, $3: string | null];
    row: {
      replacedKey: string | null;
    };
  };
}
