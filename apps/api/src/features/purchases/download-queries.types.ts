// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countDownload: {
    params: [$1: string, $2: string, $3: Date | string];
    row: {
      productId: string;
      downloadCount: number;
      maxDownloads: number;
      maxDevices: number;
      needsDevice: boolean;
    };
  };
  countProduct: {
    params: [$1: string];
    row: object;
  };
  seeDevice: {
    params: [$1: string, $2: string, $3: Date | string];
    row: object;
  };
  placeDevice: {
    params: [$1: string | null, $2: string | null, $3: number];
    row: object;
  };
  listFiles: {
    params: [$1: string];
    row: {
      id: string;
      format: string;
      bytes: number | null;
      title: string;
      track: number | null;
    };
  };
  insertGrant: {
    params: [$1: string, $2: string, $3: string | null, $4: string, $5: Date | string, $6: Date | string];
    row: object;
  };
}
