// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertTask: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: boolean | null, $7: unknown];
    row: {
      id: string;
      type: string;
      status: 'PENDING' | 'STARTED' | 'SUCCESS' | 'FAILURE' | 'REVOKED';
      title: string;
      progress: number;
      message: string | null;
      result: unknown;
      created_at: Date;
      started_at: Date | null;
      finished_at: Date | null;
      is_repeatable: boolean;
    };
  };
  findTurn: {
    params: [$1: string];
    row: {
      turn: number;
    };
  };
  findDocumentTurn: {
    params: [$1: number];
    row: {
      turn: number;
    };
  };
  findVideoTurn: {
    params: [$1: string];
    row: {
      turn: number;
    };
  };
  findTask: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      type: string;
      status: 'PENDING' | 'STARTED' | 'SUCCESS' | 'FAILURE' | 'REVOKED';
      title: string;
      progress: number;
      message: string | null;
      result: unknown;
      created_at: Date;
      started_at: Date | null;
      finished_at: Date | null;
      is_repeatable: boolean;
    };
  };
  findOpenTask: {
    params: [$1: string];
    row: {
      ownerId: string;
      result: unknown;
    };
  };
  updateDocumentProgress: {
    params: [$1: number, $2: number];
    row: object;
  };
  finishDocumentTasks: {
    params: [$1: number, $2: 'PENDING' | 'STARTED' | 'SUCCESS' | 'FAILURE' | 'REVOKED', $3: string | null, $4: unknown];
    row: {
      id: string;
      ownerId: string;
      type: string;
      title: string;
      result: unknown;
      isPart: boolean;
      age: number;
    };
  };
  updateProgress: {
    params: [$1: string, $2: number];
    row: object;
  };
  finishTask: {
    params: [$1: string, $2: 'PENDING' | 'STARTED' | 'SUCCESS' | 'FAILURE' | 'REVOKED', $3: string | null, $4: unknown];
    row: {
      id: string;
      ownerId: string;
      type: string;
      title: string;
      result: unknown;
      isPart: boolean;
      age: number;
    };
  };
  revokeTask: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
      ownerId: string;
      type: string;
      title: string;
      result: unknown;
      isPart: boolean;
      age: number;
    };
  };
  revokeTextTasks: {
    params: [$1: string, $2: string];
    row: object;
  };
}
