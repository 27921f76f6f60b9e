// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockDrm: {
    params: [];
    row: {
      enabled: boolean;
      watermarkText: string;
      allowOfflineAccess: boolean;
      maxDevices: number;
      expirationDays: number;
      allowPrinting: boolean;
      allowCopying: boolean;
      encryptionLevel: string;
      updatedAt: Date;
    };
  };
  lockShop: {
    params: [];
    row: {
      pricesIncludeTax: boolean;
      sellerName: string;
      sellerAddress: string;
      sellerTaxId: string;
      updatedAt: Date;
    };
  };
  listTaxRates: {
    params: [];
    row: {
      country: string;
      name: string;
      rate: number;
    };
  };
  lockTaxRates: {
    params: [];
    row: object;
  };
  deleteOtherTaxRates: {
    params: [$1: readonly (string | null)[]];
    row: object;
  };
  saveTaxRates: {
    params: [$1: readonly (string | null)[], $2: readonly (string | null)[], $3: readonly (number | null)[]];
    row: object;
  };
}
