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
