// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listDictionaries: {
    params: [];
    row: {
      name: string;
      title: string;
      language: number;
      target: string;
      licence: string;
      source: string;
      entries: number;
      share: number;
    };
  };
}
