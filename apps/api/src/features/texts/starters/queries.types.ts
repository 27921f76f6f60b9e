// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockLibrary: {
    params: [$1: string];
    row: object;
  };
  hasTexts: {
    params: [$1: string, $2: number];
    row: {
      hasTexts: boolean;
    };
  };
  findTextWithContent: {
    params: [$1: string, $2: number, $3: Uint8Array];
    row: {
      id: string;
    };
  };
  listDemoLearners: {
    params: [];
    row: {
      id: string;
    };
  };
}
