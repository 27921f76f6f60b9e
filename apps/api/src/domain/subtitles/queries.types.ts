// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertTrack: {
    params: [$1: string, $2: string, $3: 'file' | 'automatic' | 'edited', $4: number];
    row: object;
  };
  listCues: {
    params: [$1: string, $2: number, $3: number];
    row: {
      seq: number;
      start: number;
      end: number;
      text: string;
    };
  };
  listPlacedCues: {
    params: [$1: string];
    row: {
      start: number;
      end: number;
      at: number;
      text: string;
    };
  };
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
  setTimes: {
    params: [$1: string, $2: readonly (number | null)[] | null, $3: readonly (number | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null];
    row: object;
  };
}
