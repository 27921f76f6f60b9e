// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  keep: {
    params: [$1: string, $2: string, $3: number | null, $4: Date | string | null, $5: boolean];
    row: {
      id: string;
      add_activity: string | null;
    };
  };
}
