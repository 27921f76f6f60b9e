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
  deleteIdleRosters: {
    params: [];
    row: {
      id: string;
    };
  };
  deleteRoster: {
    params: [$1: string];
    row: object;
  };
  deleteImport: {
    params: [$1: string];
    row: object;
  };
  forgetExport: {
    params: [$1: string];
    row: object;
  };
  listSilentImports: {
    params: [$1: number];
    row: {
      id: string;
    };
  };
  listSilentVideos: {
    params: [$1: number];
    row: {
      id: string;
    };
  };
  deleteOldImports: {
    params: [];
    row: {
      id: string;
    };
  };
  deleteOrphans: {
    params: [];
    row: object;
  };
  markPictures: {
    params: [];
    row: object;
  };
  listUselessPictures: {
    params: [];
    row: {
      key: string;
    };
  };
  deletePictures: {
    params: [$1: readonly (string | null)[]];
    row: object;
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
  deleteExpiredSignatures: {
    params: [];
    row: object;
  };
  deleteExpiredResets: {
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
  deleteExcessTranslations: {
    params: [];
    row: object;
  };
}
