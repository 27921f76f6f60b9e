// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findImport: {
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
  startImport: {
    params: [$1: string, $2: string, $3: string | null, $4: unknown];
    row: object;
  };
  findOpenImport: {
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
  lockImport: {
    params: [$1: string, $2: string, $3: number];
    row: {
      mayImport: boolean;
    };
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
  listAccountsByEmail: {
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
  listUsernameOwners: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      key: string;
    };
  };
  claimInvitation: {
    params: [$1: string];
    row: {
      id: string;
      email: string;
      uiLanguage: string;
    };
  };
  lockInvited: {
    params: [$1: string];
    row: {
      "?column?": number;
    };
  };
  deleteSentInvitation: {
    params: [$1: string, $2: string];
    row: object;
  };
  postponeInvitation: {
    params: [$1: string, $2: string, $3: boolean | null, $4: string];
    row: object;
  };
  abandonOldInvitations: {
    params: [$1: string];
    row: object;
  };
  countInvitations: {
    params: [$1: string];
    row: {
      waiting: number;
      put_off: number;
      not_invited: number;
    };
  };
  listFailedInvitations: {
    params: [$1: string, $2: number];
    row: {
      id: string;
      email: string;
      reason: string;
      answer: string;
    };
  };
  insertLearners: {
    params: [$1: readonly (string | null)[], $2: readonly (string | null)[], $3: readonly (string | null)[], $4: readonly (string | null)[], $5: readonly (string | null)[], $6: readonly (string | null)[], $7: readonly (string | null)[], $8: readonly (string | null)[], $9: readonly (string | null)[], $10: readonly (string | null)[], $11: readonly (string | null)[], $12: readonly (number | null)[], $13: readonly ('Basic' | 'Pro' | 'Ultimate' | null)[], $14: readonly (number | null)[], $15: readonly (boolean | null)[], $16: string];
    row: {
      id: string;
    };
  };
}
