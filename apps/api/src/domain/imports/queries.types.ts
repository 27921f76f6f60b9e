// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  deleteOlderPreviews: {
    params: [$1: string];
    row: {
      id: string;
    };
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
  end: {
    params: [$1: string, $2: 'previewed' | 'running' | 'done' | 'failed'];
    row: {
      coverKey: string | null;
    };
  };
  resume: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
}
