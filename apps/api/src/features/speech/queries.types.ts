// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findAudio: {
    params: [$1: Uint8Array];
    row: {
      format: string;
    };
  };
  markUsed: {
    params: [$1: Uint8Array];
    row: object;
  };
  saveAudio: {
    params: [$1: Uint8Array, $2: string, $3: number];
    row: object;
  };
}
