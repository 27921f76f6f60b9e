// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findNextUnencrypted: {
    params: [$1: string];
    row: {
      id: string;
      key: string;
    };
  };
  setEncryptedFile: {
    params: [$1: string, $2: string | null, $3: string | null];
    row: object;
  };
  listReplacedFiles: {
    params: [];
    row: {
      id: string;
      key: string;
    };
  };
  clearReplacedFile: {
    params: [$1: string, $2: string];
    row: object;
  };
}
