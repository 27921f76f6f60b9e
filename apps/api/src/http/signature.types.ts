// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertSignature: {
    params: [$1: Uint8Array, $2: Date | string];
    row: object;
  };
}
