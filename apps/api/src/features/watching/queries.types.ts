// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  watch: {
    params: [$1: string, $2: string | null];
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
  partFrom: {
    params: [$1: string, $2: string | null, $3: number, $4: number];
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
  partAt: {
    params: [$1: string, $2: string | null, $3: number, $4: number];
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
  setPosition: {
    params: [$1: string, $2: string, $3: number];
    row: object;
  };
  listTerms: {
    params: [$1: string, $2: string, $3: number, $4: number];
    row: {
      language: number;
      status: 'processing' | 'ready' | 'failed';
      terms: number[];
    };
  };
  findUnknown: {
    params: [$1: string, $2: string, $3: number];
    row: {
      status: 'processing' | 'ready' | 'failed';
      seq: number | null;
      start: number | null;
      end: number | null;
    };
  };
  recordViewing: {
    params: [$1: string, $2: string | null, $3: Date | string | null];
    row: {
      counted: boolean;
      lastWatchedAt: Date;
      case: string | null;
    };
  };
}
