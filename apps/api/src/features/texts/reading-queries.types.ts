// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  sentences: {
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
}
