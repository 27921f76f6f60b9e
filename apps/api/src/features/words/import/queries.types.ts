// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: string, $2: string, $3: string, $4: number];
    row: object;
  };
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
  start: {
    params: [$1: string, $2: string, $3: string | null, $4: unknown, $5: number];
    row: object;
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
  finish: {
    params: [$1: string, $2: number, $3: number, $4: number, $5: number, $6: unknown];
    row: object;
  };
  countExisting: {
    params: [$1: string, $2: number, $3: readonly (string | null)[]];
    row: {
      count: number;
    };
  };
}
