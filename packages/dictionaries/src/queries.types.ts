// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listReady: {
    params: [$1: number, $2: string | null];
    row: {
      id: number;
      name: string;
      title: string;
      licence: string;
      source: string;
      target: string;
    };
  };
  findEntries: {
    params: [$1: readonly (number | null)[], $2: readonly (number | null)[], $3: readonly (number | null)[], $4: readonly (number | null)[], $5: readonly (string | null)[], $6: readonly (string | null)[], $7: readonly (string | null)[], $8: number, $9: boolean];
    row: {
      word: number;
      dictionaryId: number;
      rank: number;
      headword: string;
      partOfSpeech: string;
      reading: string;
      senses: unknown;
    };
  };
  findRelated: {
    params: [$1: number, $2: readonly (string | null)[], $3: readonly (string | null)[], $4: number];
    row: {
      from: string;
      to: string;
      kind: number;
    };
  };
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
