// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listLearners: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
  recountLearner: {
    params: [$1: string | null];
    row: {
      wrong: number;
    };
  };
  countWrongSiteFigures: {
    params: [];
    row: {
      wrong: number;
    };
  };
  countWrongLearners: {
    params: [];
    row: {
      wrong: number;
    };
  };
  countWrongTagUses: {
    params: [];
    row: {
      wrong: number;
    };
  };
  countWrongWordLinks: {
    params: [];
    row: {
      wrong: number;
    };
  };
  countWrongShopProducts: {
    params: [];
    row: {
      wrong: number;
    };
  };
  countWrongShopWords: {
    params: [];
    row: {
      wrong: number;
    };
  };
}
