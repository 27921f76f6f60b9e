// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  deleteRemoved: {
    params: [];
    row: object;
  };
  listUnusedFiles: {
    params: [];
    row: {
      id: string;
      key: string;
    };
  };
  deleteFile: {
    params: [$1: string];
    row: object;
  };
}
