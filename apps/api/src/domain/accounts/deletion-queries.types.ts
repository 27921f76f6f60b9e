// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockLearner: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
  lockAdmins: {
    params: [];
    row: {
      id: string;
    };
  };
  findHeld: {
    params: [$1: string];
    row: {
      audioKeys: string[];
      coverKeys: string[];
      documentIds: number[];
      mediaIds: string[];
      bookIds: string[];
      importIds: string[];
      rosterIds: string[];
      exportIds: string[];
      archiveIds: string[];
      pictureKeys: string[];
    };
  };
  deletePictures: {
    params: [$1: readonly (string | null)[]];
    row: object;
  };
  deleteArchives: {
    params: [$1: readonly (string | null)[]];
    row: object;
  };
  clearBuyer: {
    params: [$1: string];
    row: object;
  };
  deleteLearner: {
    params: [$1: string];
    row: object;
  };
  lockDocuments: {
    params: [$1: readonly (number | null)[]];
    row: {
      id: number;
    };
  };
  deleteDocuments: {
    params: [$1: readonly (number | null)[]];
    row: {
      language: number;
      hash: Buffer;
      status: 'pending' | 'ready' | 'failed';
    };
  };
}
