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
  start: {
    params: [$1: string, $2: string, $3: string | null];
    row: object;
  };
  findRunning: {
    params: [$1: string, $2: string];
    row: {
      id: string;
    };
  };
  discard: {
    params: [$1: string, $2: string];
    row: object;
  };
  deleteOlder: {
    params: [$1: string, $2: string];
    row: {
      id: string;
    };
  };
}
