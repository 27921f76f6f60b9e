// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  completeOrder: {
    params: [$1: string, $2: Date | string | null, $3: string];
    row: {
      number: number;
    };
  };
}
