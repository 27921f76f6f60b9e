// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string | null, $3: boolean];
    row: {
      file: string | null;
      poster: string | null;
      title: string;
      isEnded: boolean;
    };
  };
}
