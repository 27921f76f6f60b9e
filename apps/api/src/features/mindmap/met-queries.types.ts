// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listMeetings: {
    params: [$1: string, $2: number, $3: readonly (number | null)[], $4: number, $5: number];
    row: {
      term: number;
      other: number;
      times: number;
      place: number[];
    };
  };
}
