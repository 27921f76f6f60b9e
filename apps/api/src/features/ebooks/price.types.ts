// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockTier: {
    params: [$1: string];
    row: {
      id: string;
      price: number;
      currency: string;
    };
  };
}
