// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listSilentDocuments: {
    params: [$1: number];
    row: {
      id: number;
    };
  };
  listSilentTasks: {
    params: [$1: number];
    row: {
      id: string;
      type: string;
      importId: string | null;
    };
  };
  listOldFiles: {
    params: [];
    row: {
      id: string;
      kind: string;
    };
  };
  deleteIdleLearnerImports: {
    params: [];
    row: {
      id: string;
    };
  };
  markExportRemoved: {
    params: [$1: string];
    row: object;
  };
  listSilentBookImports: {
    params: [$1: number];
    row: {
      importId: string;
      taskId: string;
    };
  };
  listSilentVideos: {
    params: [$1: number];
    row: {
      id: string;
    };
  };
  deleteOldBookImports: {
    params: [];
    row: {
      id: string;
    };
  };
  deleteUnusedDocuments: {
    params: [];
    row: object;
  };
  markUnusedImages: {
    params: [];
    row: object;
  };
  listUnusedImages: {
    params: [];
    row: {
      key: string;
    };
  };
  foldTagUses: {
    params: [];
    row: {
      fold_tag_uses: number | null;
    };
  };
  deleteExpiredSessions: {
    params: [];
    row: object;
  };
  deleteExpiredTokens: {
    params: [];
    row: object;
  };
  deleteExpiredSignatures: {
    params: [];
    row: object;
  };
  deleteExpiredResets: {
    params: [];
    row: object;
  };
  deleteOldEmailLinks: {
    params: [];
    row: object;
  };
  deleteExpiredLimits: {
    params: [];
    row: object;
  };
  deleteOldTasks: {
    params: [];
    row: object;
  };
  deleteOldNotifications: {
    params: [];
    row: object;
  };
  deleteOldChanges: {
    params: [];
    row: object;
  };
  deleteOldSyncedChanges: {
    params: [];
    row: object;
  };
  deleteTrashedSavedItems: {
    params: [];
    row: object;
  };
  deleteTrashedTags: {
    params: [];
    row: object;
  };
  deleteOldGrants: {
    params: [];
    row: object;
  };
  deleteOldBudgets: {
    params: [];
    row: object;
  };
  deleteExcessResponses: {
    params: [];
    row: object;
  };
  listUnusedSpeech: {
    params: [$1: number];
    row: {
      hash: Buffer;
      format: string;
      usedAt: string;
    };
  };
  deleteSpeech: {
    params: [$1: Uint8Array, $2: Date | string];
    row: object;
  };
  listSilentArchives: {
    params: [$1: number];
    row: {
      id: string;
      kind: string;
    };
  };
  listStalledInstallations: {
    params: [$1: number];
    row: {
      id: string;
    };
  };
  deleteOldInstallations: {
    params: [];
    row: {
      id: string;
    };
  };
  listOldArchives: {
    params: [];
    row: {
      id: string;
    };
  };
  listEndingPurchases: {
    params: [$1: Date | string, $2: Date | string];
    row: {
      id: string;
      learnerId: string;
      title: string;
    };
  };
  deleteRemovedProducts: {
    params: [];
    row: object;
  };
  listUnusedProductFiles: {
    params: [];
    row: {
      id: string;
      key: string;
    };
  };
}
