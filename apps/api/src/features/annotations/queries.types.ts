// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listOfText: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      textId: string;
      title: string;
      language: number;
      kind: string;
      starts: number | null;
      ends: number | null;
      quote: string;
      note: string;
      color: string;
      place: number | null;
      createdAt: Date;
      updatedAt: Date;
    };
  };
  find: {
    params: [$1: string, $2: string, $3: string];
    row: {
      id: string;
      textId: string;
      title: string;
      language: number;
      kind: string;
      starts: number | null;
      ends: number | null;
      quote: string;
      note: string;
      color: string;
      place: number | null;
      createdAt: Date;
      updatedAt: Date;
    };
  };
  listPage: {
    params: [$1: string, $2: number | null, $3: string | null, $4: string | null, $5: string | null, $6: number, $7: number];
    row: {
      id: string;
      textId: string;
      title: string;
      language: number;
      kind: string;
      starts: number | null;
      ends: number | null;
      quote: string;
      note: string;
      color: string;
      place: number | null;
      createdAt: Date;
      updatedAt: Date;
    };
  };
  count: {
    params: [$1: string, $2: number | null, $3: string | null, $4: string | null, $5: string | null];
    row: {
      count: number;
    };
  };
  findSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      status: 'pending' | 'ready' | 'failed';
      sentence: string | null;
      count: number;
    };
  };
  insert: {
    params: [$1: string | null, $2: string | null, $3: string, $4: string | null, $5: number | null, $6: string | null, $7: number | null, $8: number | null, $9: string | null, $10: string | null, $11: string | null];
    row: {
      id: string;
    };
  };
  update: {
    params: [$1: string, $2: string, $3: string, $4: string | null, $5: string | null];
    row: object;
  };
}
