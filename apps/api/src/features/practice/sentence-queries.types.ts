// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: number, $3: unknown];
    row: {
      id: number;
      kind: string;
      entryId: string;
      title: string;
      text: string;
      spans: Buffer;
      terms: number[];
    };
  };
}
