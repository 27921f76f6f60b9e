// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  checkCatalogOnly: {
    params: [$1: string];
    row: {
      only: boolean;
    };
  };
  restart: {
    params: [$1: string, $2: string];
    row: {
      title: string;
    };
  };
  claim: {
    params: [$1: string, $2: string | null];
    row: {
      ownerId: string;
      language: number;
      quality: number;
      transcribe: boolean;
      taskId: string;
      wantedTrackId: string | null;
      mediaId: string;
      sourceKey: string | null;
      fileKey: string | null;
      posterKey: string | null;
      videoUrl: string;
    };
  };
  findRun: {
    params: [$1: string];
    row: {
      claimed: number;
    };
  };
  recordHeartbeat: {
    params: [$1: string, $2: string, $3: number, $4: string | null];
    row: object;
  };
  setMedia: {
    params: [$1: string, $2: string, $3: string | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: boolean | null];
    row: object;
  };
  complete: {
    params: [$1: string, $2: string, $3: number | null];
    row: {
      documentId: number | null;
    };
  };
  fail: {
    params: [$1: string, $2: string, $3: string | null];
    row: object;
  };
}
