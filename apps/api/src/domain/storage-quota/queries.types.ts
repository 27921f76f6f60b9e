// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockUse: {
    params: [$1: string];
    row: {
      usedBytes: number;
    };
  };
  findAccount: {
    params: [$1: string];
    row: {
      plan: 'Basic' | 'Pro' | 'Ultimate';
      isStaff: boolean;
    };
  };
  sumReserved: {
    params: [$1: string, $2: string];
    row: {
      bytes: number;
      count: number;
    };
  };
  lockTotal: {
    params: [];
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  sumAll: {
    params: [$1: string];
    row: {
      usedBytes: number;
      reservedBytes: number;
      unwrittenBytes: number;
    };
  };
  putReservation: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: object;
  };
  renewReservation: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: object;
  };
  useReservation: {
    params: [$1: string, $2: number];
    row: object;
  };
  findFile: {
    params: [$1: string];
    row: {
      learnerId: string;
      bytes: number;
    };
  };
  putFile: {
    params: [$1: string, $2: string, $3: string, $4: number];
    row: object;
  };
  addUse: {
    params: [$1: string, $2: number];
    row: object;
  };
  deleteFile: {
    params: [$1: string];
    row: {
      bytes: number;
    };
  };
  sumByKind: {
    params: [$1: string];
    row: {
      kind: string;
      bytes: number;
    };
  };
  findUse: {
    params: [$1: string];
    row: {
      usedBytes: number;
      reservedBytes: number;
    };
  };
  listOwnedFiles: {
    params: [];
    row: {
      key: string;
      learnerId: string;
      kind: string;
    };
  };
  putFiles: {
    params: [$1: readonly (string | null)[], $2: readonly (string | null)[], $3: readonly (string | null)[], $4: readonly (number | null)[]];
    row: {
      key: string;
    };
  };
  listFilesAfter: {
    params: [$1: string];
    row: {
      key: string;
      isOld: boolean;
    };
  };
  listAccountsAfter: {
    params: [$1: string];
    row: {
      learnerId: string;
    };
  };
  sumFiles: {
    params: [$1: string];
    row: {
      bytes: number;
    };
  };
  setUse: {
    params: [$1: string, $2: number];
    row: object;
  };
  deleteEmptyUses: {
    params: [];
    row: object;
  };
  deleteExpiredReservations: {
    params: [];
    row: object;
  };
  hasUncountedFiles: {
    params: [];
    row: {
      hasUncountedFiles: boolean;
    };
  };
}
