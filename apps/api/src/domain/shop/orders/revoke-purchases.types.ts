// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listDelivered: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
  revokePurchases: {
    params: [$1: readonly (string | null)[], $2: Date | string | null];
    row: {
      id: string;
    };
  };
  endTexts: {
    params: [$1: readonly (string | null)[], $2: Date | string | null];
    row: object;
  };
  endVideos: {
    params: [$1: readonly (string | null)[], $2: Date | string | null];
    row: object;
  };
}
