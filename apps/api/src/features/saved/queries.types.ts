// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      kind: string;
      language: number;
      quote: string;
      note: string;
      sourceTitle: string;
      textId: string | null;
      videoId: string | null;
      title: string | null;
      inTrash: boolean;
      place: number | null;
      at: number | null;
      termId: number | null;
      level: number | null;
      ignored: boolean | null;
      translation: string | null;
      createdAt: Date;
    };
  };
  insert: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: string | null, $6: string | null, $7: number | null, $8: number | null, $9: number | null, $10: string, $11: string];
    row: {
      id: string;
      created: boolean;
    };
  };
  findSame: {
    params: [$1: string, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: number | null, $7: string | null];
    row: object;
  };
  updateNote: {
    params: [$1: string, $2: string, $3: string];
    row: object;
  };
  remove: {
    params: [$1: string, $2: string];
    row: object;
  };
  restore: {
    params: [$1: string, $2: string];
    row: object;
  };
  listMarksOfText: {
    params: [$1: string, $2: string, $3: string | null];
    row: {
      id: string;
      kind: string;
      position: number | null;
      sentence: number | null;
    };
  };
  listMarksOfVideo: {
    params: [$1: string, $2: string, $3: string | null];
    row: {
      id: string;
      kind: string;
      position: number | null;
      sentence: number | null;
    };
  };
  listMarksOfWord: {
    params: [$1: string, $2: number, $3: string | null];
    row: {
      id: string;
      kind: string;
      position: number | null;
      sentence: number | null;
    };
  };
}
