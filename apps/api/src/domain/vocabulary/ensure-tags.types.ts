// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertTags: {
    params: [$1: string | null, $2: readonly (string | null)[], $3: readonly (string | null)[]];
    row: object;
  };
  findTags: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
      name: string;
    };
  };
  lockTags: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
  findTagIds: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
      name: string;
    };
  };
}
