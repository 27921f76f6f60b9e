// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  take: {
    params: [$1: string];
    row: {
      id: string;
      email: string;
      uiLanguage: string;
    };
  };
  lockInvited: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
  deleteSent: {
    params: [$1: string, $2: string];
    row: object;
  };
  putOff: {
    params: [$1: string, $2: string, $3: boolean | null, $4: string];
    row: object;
  };
  giveUp: {
    params: [$1: string];
    row: object;
  };
  countInvites: {
    params: [$1: string];
    row: {
      waiting: number;
      put_off: number;
      not_invited: number;
    };
  };
  listRefused: {
    params: [$1: string, $2: number];
    row: {
      id: string;
      email: string;
      reason: string;
      answer: string;
    };
  };
}
