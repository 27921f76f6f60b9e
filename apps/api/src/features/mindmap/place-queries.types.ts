// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  upsertPlaces: {
    params: [$1: string | null, $2: readonly (number | null)[], $3: readonly (number | null)[], $4: readonly (number | null)[], $5: boolean];
    row: object;
  };
  deletePlaces: {
    params: [$1: string, $2: number];
    row: object;
  };
}
