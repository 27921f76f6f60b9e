// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findTax: {
    params: [$1: string];
    row: {
      taxIncluded: boolean;
      name: string | null;
      rate: number | null;
    };
  };
}
