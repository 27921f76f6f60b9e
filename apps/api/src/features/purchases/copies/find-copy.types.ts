// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string, $3: Date | string];
    row: {
      isOpen: boolean;
      isInForce: boolean;
      watermark: string;
      format: string;
      place: string;
      key: string;
      title: string;
      orderId: string;
      number: number | null;
      buyer: string;
      email: string;
      date: Date;
    };
  };
  noteFetched: {
    params: [$1: string, $2: Date | string | null];
    row: object;
  };
}
