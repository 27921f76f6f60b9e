// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
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
  findHolder: {
    params: [$1: string];
    row: {
      held: number;
    };
  };
  beat: {
    params: [$1: string, $2: string, $3: number, $4: string | null];
    row: object;
  };
  setMedia: {
    params: [$1: string, $2: string, $3: string | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: boolean | null];
    row: object;
  };
  finish: {
    params: [$1: string, $2: string, $3: number | null];
    row: {
      documentId: number | null;
    };
  };
  release: {
    params: [$1: string, $2: string];
    row: object;
  };
}
