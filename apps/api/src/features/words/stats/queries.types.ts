// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countByInterval: {
    params: [$1: string, $2: number, $3: readonly (Date | string | null)[], $4: Date | string];
    row: {
      place: number;
      read: number;
      started: number;
    };
  };
}
