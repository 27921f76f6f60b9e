// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listEntries: {
    params: [];
    row: {
      id: string;
      actor: string;
      actor_id: string | null;
      action: string;
      target_kind: string;
      target_id: string;
      reason: string;
      detail: unknown;
      date: Date;
      about: string | null;
    };
  };
  countEntries: {
    params: [];
    row: {
      count: number;
    };
  };
  listActors: {
    params: [];
    row: {
      id: string;
      name: string;
    };
  };
}
