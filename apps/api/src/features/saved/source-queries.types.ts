// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findText: {
    params: [$1: string, $2: string];
    row: {
      title: string;
      language: number;
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
