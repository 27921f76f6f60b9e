// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findNextUnencrypted: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
    };
  };
  listReplacedFiles: {
    params: [];
    row: {
      id: string;
      key: string;
    };
  };
}
