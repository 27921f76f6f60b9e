// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertText: {
    params: [$1: string, $2: string, $3: number, $4: number, $5: string, $6: string, $7: string, $8: 'beginner' | 'intermediate' | 'advanced', $9: string, $10: string | null, $11: unknown, $12: boolean, $13: string | null, $14: readonly (string | null)[] | null];
    row: object;
  };
  removeTags: {
    params: [$1: string, $2: string, $3: readonly (string | null)[]];
    row: object;
  };
  addTags: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
  lockWaitingTexts: {
    params: [$1: number];
    row: {
      id: string;
      cues: unknown;
    };
  };
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
  findTextSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      language: number;
      status: string;
      isEnded: boolean;
      documentVersion: string;
      sentence: string | null;
    };
  };
  findVideoSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      language: number;
      status: string | null;
      isEnded: boolean;
      documentVersion: string;
      sentence: string | null;
    };
  };
  setTimes: {
    params: [$1: string, $2: readonly (number | null)[] | null];
    row: object;
  };
  checkCoverInUse: {
    params: [$1: string];
    row: {
      used: boolean;
    };
  };
}
