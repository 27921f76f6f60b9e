// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [$1: string];
    row: {
      id: string;
      name: string;
      createdAt: Date;
      lastSeenAt: Date;
      hasKey: boolean;
      purchases: unknown;
    };
  };
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      name: string;
      createdAt: Date;
      lastSeenAt: Date;
      hasKey: boolean;
      purchases: unknown;
    };
  };
  insert: {
    params: [$1: string | null, $2: string | null, $3: string | null, $4: unknown];
    row: object;
  };
  update: {
    params: [$1: string, $2: string, $3: string | null, $4: unknown];
    row: object;
  };
}
