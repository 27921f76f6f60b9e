// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [$1: string, $2: number | null, $3: string | null, $4: number];
    row: {
      id: string;
      kind: string;
      language: number;
      count: number;
      createdAt: Date;
      undoneAt: Date | null;
      forms: string[];
      before: number[];
      after: number[] | null;
    };
  };
}
