// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listKeys: {
    params: [];
    row: {
      key: string;
      bytes: number | null;
      isNeeded: boolean;
    };
  };
  findKeys: {
    params: [$1: readonly (string | null)[]];
    row: {
      key: string;
    };
  };
}
