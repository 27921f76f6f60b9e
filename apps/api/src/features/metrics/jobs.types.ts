// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  fold: {
    params: [];
    row: {
      fold_site_changes: number | null;
    };
  };
  recount: {
    params: [];
    row: {
      wrong: number;
    };
  };
  findJoined: {
    params: [];
    row: {
      "?column?": number;
    };
  };
  findFresh: {
    params: [$1: Date | string];
    row: {
      "?column?": number;
    };
  };
  upsertMeasured: {
    params: [$1: Date | string | null, $2: Date | string | null, $3: number | null, $4: number | null];
    row: object;
  };
}
