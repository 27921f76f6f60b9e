// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string | null];
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
      ownerId: string;
      username: string;
      tasks_ahead: number | null;
    };
  };
  listActive: {
    params: [$1: string];
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
      ownerId: string;
      username: string;
      tasks_ahead: number | null;
    };
  };
  list: {
    params: [$1: number, $2: number];
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
      ownerId: string;
      username: string;
      tasks_ahead: number | null;
    };
  };
  count: {
    params: [];
    row: {
      count: number;
    };
  };
  resumeWordImport: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  resumeLearnerImport: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
  resumeAnalysis: {
    params: [$1: string];
    row: {
      id: number;
    };
  };
  resumeArchive: {
    params: [$1: string, $2: string | null];
    row: {
      id: string;
    };
  };
}
