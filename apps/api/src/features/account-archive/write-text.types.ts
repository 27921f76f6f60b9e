// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findEqual: {
    params: [$1: string, $2: number, $3: Uint8Array, $4: string];
    row: {
      id: string;
      createdAt: Date;
    };
  };
  describe: {
    params: [$1: string, $2: boolean, $3: boolean, $4: boolean, $5: number, $6: number, $7: Date | string | null, $8: Date | string, $9: Date | string, $10: readonly (number | null)[] | null, $11: Date | string | null, $12: number];
    row: object;
  };
}
