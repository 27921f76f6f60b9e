// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findTextSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      language: number;
      status: string;
      isEnded: boolean;
      sentence: string | null;
    };
  };
  findVideoSentence: {
    params: [$1: string, $2: string, $3: number];
    row: {
      language: number;
      status: string | null;
      isEnded: boolean;
      sentence: string | null;
    };
  };
}
