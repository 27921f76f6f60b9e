// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  readDrm: {
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
  updateDrm: {
    params: [$1: boolean, $2: string, $3: boolean, $4: number, $5: number, $6: boolean, $7: boolean, $8: string];
    row: object;
  };
  readShop: {
    params: [];
    row: {
      pricesIncludeTax: boolean;
      sellerName: string;
      sellerAddress: string;
      sellerTaxId: string;
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
  updateShop: {
    params: [$1: boolean, $2: string, $3: string, $4: string];
    row: object;
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
