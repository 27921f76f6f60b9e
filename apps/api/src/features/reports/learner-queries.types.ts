// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string, $2: Date | string | null];
    row: {
      id: string;
      username: string;
      name: string;
      languages: number[];
      today: string;
    };
  };
  listFirst: {
    params: [];
    row: {
      id: string;
      username: string;
      name: string;
      languages: number[];
    };
  };
  search: {
    params: [$1: string];
    row: {
      id: string;
      username: string;
      name: string;
      languages: number[];
    };
  };
}
