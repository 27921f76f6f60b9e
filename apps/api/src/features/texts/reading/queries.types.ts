// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findPage: {
    params: [$1: string, $2: string | null, $3: number | null, $4: number | null, $5: string | null];
    row: {
      head: string;
      seq: number;
      text: string;
      spans: Buffer;
      terms: string;
      states: string | null;
      translations: string | null;
      phrases: string | null;
      phraseTranslations: string | null;
    };
  };
  listTerms: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: {
      id: number;
    };
  };
  findOpening: {
    params: [$1: string, $2: string];
    row: {
      position: number;
      perPage: unknown;
    };
  };
  listSentences: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: {
      language: number;
      status: 'pending' | 'ready' | 'failed';
      isEnded: boolean;
      seq: number | null;
      text: string;
      spans: Buffer;
    };
  };
  savePosition: {
    params: [$1: string, $2: string, $3: number | null, $4: Date | string | null, $5: boolean];
    row: {
      id: string;
      add_activity: string | null;
    };
  };
}
