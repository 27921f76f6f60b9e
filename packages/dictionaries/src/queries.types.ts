// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listDictionaries: {
    params: [];
    row: {
      name: string;
      title: string;
      language: number;
      target: string;
      licence: string;
      source: string;
      entries: number;
      share: number;
    };
  };
  findSame: {
    params: [$1: Uint8Array, $2: number, $3: string];
    row: {
      name: string;
    };
  };
  findInstalling: {
    params: [$1: string, $2: Uint8Array, $3: number, $4: string];
    row: {
      id: number;
      entryCount: number;
      isSame: boolean;
    };
  };
  insertDictionary: {
    params: [$1: string, $2: string, $3: number, $4: string, $5: string, $6: string, $7: string, $8: Uint8Array, $9: number, $10: number];
    row: {
      id: number;
    };
  };
  updateProgress: {
    params: [$1: number, $2: number, $3: number];
    row: object;
  };
  inheritPosition: {
    params: [$1: number];
    row: object;
  };
  outdateDictionary: {
    params: [$1: string];
    row: object;
  };
  finishInstallation: {
    params: [$1: number, $2: string, $3: string, $4: string];
    row: object;
  };
  abandonInstallation: {
    params: [$1: number];
    row: object;
  };
  markRemoved: {
    params: [$1: string];
    row: {
      id: number;
    };
  };
  abandonByName: {
    params: [$1: string];
    row: object;
  };
  listRemoved: {
    params: [];
    row: {
      id: number;
    };
  };
  deleteForms: {
    params: [$1: number];
    row: object;
  };
  deleteRelations: {
    params: [$1: number];
    row: object;
  };
  deleteEntries: {
    params: [$1: number];
    row: object;
  };
  deleteDictionary: {
    params: [$1: number];
    row: object;
  };
}
