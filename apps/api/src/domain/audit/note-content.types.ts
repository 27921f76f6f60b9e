// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findContent: {
    params: [$1: string];
    row: {
      kind: string;
      title: string;
      status: string | null;
    };
  };
}
