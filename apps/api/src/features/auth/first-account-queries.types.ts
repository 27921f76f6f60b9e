// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockFirstStart: {
    params: [];
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  findAdmin: {
    params: [];
    row: {
      "?column?": number;
    };
  };
  insert: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: 'learner' | 'shop_client', $6: boolean, $7: boolean, $8: 'Basic' | 'Pro' | 'Ultimate', $9: number | null, $10: readonly (number | null)[] | null, $11: boolean];
    row: object;
  };
  promote: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: 'learner' | 'shop_client', $6: boolean, $7: boolean, $8: 'Basic' | 'Pro' | 'Ultimate', $9: number | null, $10: readonly (number | null)[] | null, $11: boolean];
    row: {
      id: string;
    };
  };
  findIdByEmail: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
}
