// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findTexts: {
    params: [$1: string, $2: number | null, $3: string, $4: number];
    row: {
      id: string;
      title: string;
      author: string;
      language: number;
    };
  };
  findVideos: {
    params: [$1: string, $2: number | null, $3: string, $4: number];
    row: {
      id: string;
      title: string;
      author: string;
      language: number;
    };
  };
  findSaved: {
    params: [$1: string, $2: number | null, $3: string, $4: number];
    row: {
      id: string;
      kind: string;
      quote: string;
      title: string;
      language: number;
    };
  };
  findTags: {
    params: [$1: string, $2: string, $3: number];
    row: {
      id: string;
      name: string;
      color: string;
    };
  };
  findProducts: {
    params: [$1: number | null, $2: string | null, $3: number];
    row: {
      id: string;
      title: string;
      author: string;
      language: number;
      type: 'text' | 'video' | 'audio' | 'bundle';
    };
  };
  findWordsByPrefix: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  findWordsByPart: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  findWordsByNewTranslations: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  findWordsByAllTranslations: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
    };
  };
  listWords: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: number;
      text: string;
      translation: string;
      language: number;
    };
  };
}
