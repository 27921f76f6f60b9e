// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  checkSold: {
    params: [$1: string];
    row: {
      sold: boolean;
    };
  };
  listOffered: {
    params: [$1: string, $2: readonly (string | null)[], $3: Date | string];
    row: {
      productId: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      title: string;
      author: string;
      language: number;
      currency: string;
      hasCover: boolean;
      isFree: boolean;
      basePrice: number;
      discountPercentage: number;
      price: number;
      drmProtected: boolean;
      validityDays: number | null;
      maxDownloads: number | null;
      isForSale: boolean;
      contents: string[];
      isOwned: boolean;
    };
  };
  findPlan: {
    params: [$1: string];
    row: {
      title: string;
      currency: string;
      price: number;
      days: number;
    };
  };
  updateSales: {
    params: [$1: unknown];
    row: object;
  };
  lockProducts: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
}
