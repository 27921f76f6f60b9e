// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  stopBook: {
    params: [$1: string];
    row: object;
  };
  repeatBook: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  repeatWords: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  repeatRoster: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  repeatAnalysis: {
    params: [$1: string];
    row: {
      id: number;
    };
  };
  stopArchive: {
    params: [$1: string];
    row: object;
  };
  repeatArchive: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  markRetried: {
    params: [$1: string, $2: string | null];
    row: object;
  };
}
