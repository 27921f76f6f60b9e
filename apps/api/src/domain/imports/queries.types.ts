// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: string, $2: string, $3: number];
    row: object;
  };
  deleteOlderPreviews: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
  find: {
    params: [$1: string, $2: string];
    row: {
      status: 'previewed' | 'running' | 'done' | 'failed';
      chapters: number;
    };
  };
  start: {
    params: [$1: string, $2: string, $3: unknown, $4: number, $5: string | null];
    row: object;
  };
  deletePreview: {
    params: [$1: string, $2: string];
    row: object;
  };
  findRunning: {
    params: [$1: string];
    row: {
      ownerId: string;
      choice: unknown;
      total: number;
      made: number;
      taskId: string;
    };
  };
  claimText: {
    params: [$1: string, $2: number];
    row: object;
  };
  end: {
    params: [$1: string, $2: 'previewed' | 'running' | 'done' | 'failed'];
    row: {
      coverKey: string | null;
    };
  };
  stop: {
    params: [$1: string];
    row: object;
  };
  resume: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  setCover: {
    params: [$1: string, $2: string | null];
    row: object;
  };
}
