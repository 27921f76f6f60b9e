// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
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
