// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [$1: string];
    row: {
      id: string;
      title: string;
      name: string;
      bytes: number;
      duration: number | null;
      seq: number;
    };
  };
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      title: string;
      name: string;
      bytes: number;
      duration: number | null;
      seq: number;
      key: string;
    };
  };
  attach: {
    params: [$1: string, $2: string | null, $3: string, $4: number | null, $5: number | null, $6: number | null, $7: number | null];
    row: object;
  };
  arrange: {
    params: [$1: string, $2: readonly (string | null)[], $3: readonly (string | null)[]];
    row: object;
  };
  updateCourse: {
    params: [$1: string, $2: boolean | null];
    row: object;
  };
}
