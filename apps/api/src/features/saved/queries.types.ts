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
  list: {
    params: [$1: string, $2: number, $3: number, $4: number];
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
  listOfKind: {
    params: [$1: string, $2: number, $3: number, $4: number, $5: string];
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
  count: {
    params: [$1: string, $2: number];
    row: {
      kind: string;
      count: number;
    };
  };
  search: {
    params: [$1: string, $2: number, $3: string, $4: number, $5: number, $6: string | null];
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
  countMatches: {
    params: [$1: string, $2: number, $3: string];
    row: {
      kind: string;
      count: number;
    };
  };
  findTextSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      title: string;
      language: number;
      ready: boolean;
      quote: string | null;
      position: number | null;
      count: number;
    };
  };
  findVideoSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      title: string;
      language: number;
      ready: boolean;
      quote: string | null;
      position: number;
      count: number;
    };
  };
  findVideoMoment: {
    params: [$1: string, $2: string, $3: number | null];
    row: {
      title: string;
      language: number;
      ready: boolean;
      quote: string;
      position: number | null;
      count: number;
    };
  };
  findWord: {
    params: [$1: number, $2: string];
    row: {
      quote: string;
      language: number;
    };
  };
}
