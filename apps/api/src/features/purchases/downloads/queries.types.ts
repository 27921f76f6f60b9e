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
  assignDevice: {
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
  findCopy: {
    params: [$1: string, $2: string, $3: Date | string];
    row: {
      isOpen: boolean;
      isInForce: boolean;
      watermark: string;
      format: string;
      location: string;
      key: string;
      title: string;
      orderId: string;
      number: number | null;
      buyer: string;
      email: string;
      date: Date;
    };
  };
  lockForOffline: {
    params: [$1: string, $2: string, $3: string, $4: Date | string];
    row: {
      allowOffline: boolean;
      encryption: string;
      maxDevices: number;
      watermark: string;
      isExpired: boolean;
      publicKey: unknown;
      documentId: number | null;
      orderId: string;
      number: number | null;
      buyer: string;
      email: string;
      date: Date;
    };
  };
  readContent: {
    params: [$1: number];
    row: {
      content: string | null;
    };
  };
}
