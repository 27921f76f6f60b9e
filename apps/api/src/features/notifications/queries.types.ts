// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listAll: {
    params: [$1: string, $2: number, $3: number];
    row: {
      id: string;
      type: string;
      task_type: string | null;
      subject: string;
      problem: string | null;
      link: string | null;
      is_read: boolean;
      created_at: Date;
    };
  };
  listUnread: {
    params: [$1: string, $2: number, $3: number];
    row: {
      id: string;
      type: string;
      task_type: string | null;
      subject: string;
      problem: string | null;
      link: string | null;
      is_read: boolean;
      created_at: Date;
    };
  };
  listRead: {
    params: [$1: string, $2: number, $3: number];
    row: {
      id: string;
      type: string;
      task_type: string | null;
      subject: string;
      problem: string | null;
      link: string | null;
      is_read: boolean;
      created_at: Date;
    };
  };
  listShown: {
    params: [$1: string, $2: number, $3: number];
    row: {
      id: string;
      type: string;
      task_type: string | null;
      subject: string;
      problem: string | null;
      link: string | null;
      is_read: boolean;
      created_at: Date;
    };
  };
  countAll: {
    params: [$1: string];
    row: {
      count: number;
    };
  };
  countUnread: {
    params: [$1: string];
    row: {
      count: number;
    };
  };
  countRead: {
    params: [$1: string];
    row: {
      count: number;
    };
  };
  countShown: {
    params: [$1: string];
    row: {
      count: number;
    };
  };
  markRead: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      type: string;
      task_type: string | null;
      subject: string;
      problem: string | null;
      link: string | null;
      is_read: boolean;
      created_at: Date;
    };
  };
}
