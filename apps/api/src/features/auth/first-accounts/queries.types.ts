// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockFirstStart: {
    params: [];
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  findAnyAdmin: {
    params: [];
    row: {
      "?column?": number;
    };
  };
  findAdmin: {
    params: [$1: string];
    row: {
      passwordHash: string;
    };
  };
  findIdByEmail: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
  insertAccount: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: 'learner' | 'shop_client', $6: boolean, $7: boolean, $8: 'Basic' | 'Pro' | 'Ultimate', $9: number | null, $10: readonly (number | null)[], $11: boolean];
    row: object;
  };
  upsertAdmin: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: 'learner' | 'shop_client', $6: boolean, $7: boolean, $8: 'Basic' | 'Pro' | 'Ultimate', $9: number | null, $10: readonly (number | null)[], $11: boolean];
    row: {
      id: string;
    };
  };
  lockByEmail: {
    params: [$1: string];
    row: {
      id: string;
      emailVerifiedAt: Date | null;
      isSuperuser: boolean;
    };
  };
  promoteAccount: {
    params: [$1: string];
    row: object;
  };
  listDemoCandidates: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      email: string;
      passwordHash: string;
    };
  };
  closeAccount: {
    params: [$1: string, $2: string];
    row: object;
  };
}
