// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listByName: {
    params: [$1: string, $2: number | null, $3: string, $4: string | null, $5: number, $6: number];
    row: {
      total: number;
      id: string | null;
      name: string;
      color: string;
      text: number;
      article: number;
      subtitles: number;
      video: number;
      word: number;
      ebook: number;
      usedAt: Date | null;
    };
  };
  listByLastUse: {
    params: [$1: string, $2: number | null, $3: string, $4: string | null, $5: number, $6: number];
    row: {
      total: number;
      id: string | null;
      name: string;
      color: string;
      text: number;
      article: number;
      subtitles: number;
      video: number;
      word: number;
      ebook: number;
      usedAt: Date | null;
    };
  };
  listByUses: {
    params: [$1: string, $2: number | null, $3: string, $4: string | null, $5: number, $6: number];
    row: {
      total: number;
      id: string | null;
      name: string;
      color: string;
      text: number;
      article: number;
      subtitles: number;
      video: number;
      word: number;
      ebook: number;
      usedAt: Date | null;
    };
  };
  find: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: string;
      name: string;
      color: string;
      text: number;
      article: number;
      subtitles: number;
      video: number;
      word: number;
      ebook: number;
      usedAt: Date | null;
    };
  };
  listColors: {
    params: [$1: string];
    row: {
      name: string;
      color: string;
    };
  };
  lockLearner: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
  setLockTimeout: {
    params: [];
    row: {
      set_config: string | null;
    };
  };
  lockTags: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      count: number;
    };
  };
  merge: {
    params: [$1: string | null, $2: string | null, $3: string | null];
    row: {
      merge_tags: unknown;
    };
  };
  delete: {
    params: [$1: string | null, $2: string | null];
    row: {
      delete_tag: unknown;
    };
  };
  restore: {
    params: [$1: string | null, $2: string | null];
    row: {
      id: string | null;
    };
  };
  relatedTexts: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: string;
      title: string;
    };
  };
  relatedVideos: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: string;
      title: string;
    };
  };
  relatedEbooks: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: string;
      title: string;
    };
  };
  relatedWordsOfRareTag: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
      text: string;
      translation: string;
      language: number;
    };
  };
  relatedWordsOfCommonTag: {
    params: [$1: string, $2: number | null, $3: string];
    row: {
      id: number;
      text: string;
      translation: string;
      language: number;
    };
  };
}
