// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertTrack: {
    params: [$1: string, $2: string, $3: 'file' | 'automatic' | 'edited', $4: number];
    row: object;
  };
}
