// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findRelated: {
    params: [$1: number, $2: readonly (string | null)[], $3: readonly (string | null)[], $4: number];
    row: {
      from: string;
      to: string;
      kind: number;
    };
  };
}
