// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findRecording: {
    params: [$1: string, $2: string];
    row: {
      key: string;
    };
  };
}
