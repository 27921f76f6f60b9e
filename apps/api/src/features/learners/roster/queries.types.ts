// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: string, $2: string, $3: string];
    row: object;
  };
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      fileName: string;
      settings: unknown;
      taskId: string | null;
      added: number;
      changed: number;
      kept: number;
      refused: number;
      invited: number;
      finished: boolean;
    };
  };
  start: {
    params: [$1: string, $2: string, $3: string | null, $4: unknown];
    row: object;
  };
  findOpen: {
    params: [$1: string];
    row: {
      settings: unknown;
      taskId: string;
      done: number;
      lines: number | null;
      actor: unknown;
      mayImport: boolean;
    };
  };
  lock: {
    params: [$1: string, $2: string, $3: number];
    row: {
      mayImport: boolean;
    };
  };
  setLines: {
    params: [$1: string, $2: number | null];
    row: object;
  };
  addCounts: {
    params: [$1: string, $2: number, $3: number, $4: number, $5: number, $6: number];
    row: object;
  };
  findCounts: {
    params: [$1: string];
    row: {
      added: number;
      changed: number;
      kept: number;
      refused: number;
    };
  };
  insertRefusals: {
    params: [$1: string | null, $2: readonly (number | null)[], $3: readonly (string | null)[], $4: readonly (string | null)[], $5: readonly (string | null)[]];
    row: object;
  };
  listRefusals: {
    params: [$1: string, $2: number];
    row: {
      line: number;
      column: string;
      reason: string;
      text: string;
    };
  };
  listKnown: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      key: string;
      username: string;
      firstname: string;
      lastname: string;
      address: string;
      postalcode: string;
      city: string;
      country: string;
      native_language: string;
      current_language: number | null;
      selected_languages: number[];
      subscription_type: 'Basic' | 'Pro' | 'Ultimate';
      points: number;
      business: boolean;
      is_superuser: boolean;
      is_staff: boolean;
      can_manage_content: boolean;
    };
  };
  listTaken: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      key: string;
    };
  };
  finish: {
    params: [$1: string];
    row: object;
  };
}
