// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      fileName: string;
      language: number;
      taskId: string | null;
      added: number;
      changed: number;
      kept: number;
      refused: number;
      refusedLines: unknown;
      undo: string | null;
    };
  };
  findOpen: {
    params: [$1: string];
    row: {
      learnerId: string;
      settings: unknown;
      taskId: string;
    };
  };
  lock: {
    params: [$1: string, $2: string];
    row: {
      "?column?": number;
    };
  };
  countExisting: {
    params: [$1: string, $2: number, $3: readonly (string | null)[]];
    row: {
      count: number;
    };
  };
}
