// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
    row: {
      id: string;
      name: string;
      description: string;
      price: number;
      currency: string;
      validityDays: number | null;
      features: string[];
      contentTypes: string[];
      maxDownloads: number;
      isPopular: boolean;
      updatedAt: Date;
      productCount: number;
    };
  };
  find: {
    params: [$1: string];
    row: {
      id: string;
      name: string;
      description: string;
      price: number;
      currency: string;
      validityDays: number | null;
      features: string[];
      contentTypes: string[];
      maxDownloads: number;
      isPopular: boolean;
      updatedAt: Date;
      productCount: number;
    };
  };
  lock: {
    params: [$1: string];
    row: {
      id: string;
      name: string;
      description: string;
      price: number;
      currency: string;
      validityDays: number | null;
      features: string[];
      contentTypes: string[];
      maxDownloads: number;
      isPopular: boolean;
      updatedAt: Date;
      productCount: number;
    };
  };
  insert: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: string, $6: number | null, $7: readonly (string | null)[], $8: readonly (string | null)[], $9: number, $10: boolean];
    row: object;
  };
  update: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: string, $6: number | null, $7: readonly (string | null)[], $8: readonly (string | null)[], $9: number, $10: boolean];
    row: object;
  };
  delete: {
    params: [$1: string];
    row: object;
  };
  count: {
    params: [];
    row: {
      count: number;
    };
  };
  setVideoPrices: {
    params: [$1: string, $2: number, $3: string];
    row: object;
  };
  setProductPrices: {
    params: [$1: string, $2: number, $3: string];
    row: object;
  };
  checkSoldInOtherCurrency: {
    params: [$1: string, $2: string];
    row: {
      sold: boolean;
    };
  };
}
