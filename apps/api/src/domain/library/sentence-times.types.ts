// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockWaitingTexts: {
    params: [$1: number];
    row: {
      id: string;
      cues: unknown;
    };
  };
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
  setTimes: {
    params: [$1: string, $2: readonly (number | null)[] | null];
    row: object;
  };
}
