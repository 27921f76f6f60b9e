// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: string, $2: string | null, $3: string, $4: string, $5: number | null, $6: unknown, $7: string | null];
    row: object;
  };
  findLatest: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      learnerId: string;
      kind: string;
      fileName: string;
      bytes: number | null;
      manifest: unknown;
      taskId: string | null;
      pointsBefore: number | null;
      added: unknown;
      createdAt: Date;
      finishedAt: Date | null;
    };
  };
  find: {
    params: [$1: string, $2: string, $3: string];
    row: {
      id: string;
      learnerId: string;
      kind: string;
      fileName: string;
      bytes: number | null;
      manifest: unknown;
      taskId: string | null;
      pointsBefore: number | null;
      added: unknown;
      createdAt: Date;
      finishedAt: Date | null;
    };
  };
  deleteOtherUploads: {
    params: [$1: string, $2: string];
    row: {
      id: string;
    };
  };
  claim: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
      learnerId: string;
      taskId: string;
      pointsBefore: number | null;
    };
  };
  findClaimed: {
    params: [$1: string];
    row: {
      held: number;
    };
  };
  recordHeartbeat: {
    params: [$1: string, $2: string, $3: number];
    row: object;
  };
  lockClaimed: {
    params: [$1: string, $2: string];
    row: {
      held: number;
    };
  };
  finish: {
    params: [$1: string, $2: string, $3: number | null, $4: unknown];
    row: object;
  };
  addCount: {
    params: [$1: string, $2: string | null, $3: number];
    row: {
      added: unknown;
    };
  };
  recordPointsBefore: {
    params: [$1: string, $2: string];
    row: {
      pointsBefore: number;
    };
  };
  listUnanalyzed: {
    params: [$1: string];
    row: {
      id: number;
      language: number;
      hash: Buffer;
    };
  };
  findOtherRun: {
    params: [$1: string, $2: string];
    row: {
      taken: number;
    };
  };
}
