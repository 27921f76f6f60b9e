// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
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
  listKind: {
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
  find: {
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
  countFound: {
    params: [$1: string, $2: number, $3: string];
    row: {
      kind: string;
      count: number;
    };
  };
}
