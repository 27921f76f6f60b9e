// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findTakenUsernames: {
    params: [$1: readonly (string | null)[]];
    row: {
      username: string;
    };
  };
  findIdsByName: {
    params: [$1: string | null];
    row: {
      id: string;
    };
  };
  countNeverSignedIn: {
    params: [];
    row: {
      count: number;
    };
  };
  foldLearnerCounts: {
    params: [];
    row: {
      fold_learner_counts: number | null;
    };
  };
  insertResetToken: {
    params: [$1: Uint8Array, $2: string, $3: number];
    row: object;
  };
  findResetOwner: {
    params: [$1: Uint8Array];
    row: {
      learnerId: string;
    };
  };
  consumeResetToken: {
    params: [$1: Uint8Array];
    row: object;
  };
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
  findReferences: {
    params: [$1: string];
    row: {
      audioKeys: string[];
      coverKeys: string[];
      documentIds: number[];
      mediaIds: string[];
      bookIds: string[];
      importIds: string[];
      learnerImportIds: string[];
      exportIds: string[];
      archiveIds: string[];
      imageKeys: string[];
    };
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
