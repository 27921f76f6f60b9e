// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findSource: {
    params: [$1: string, $2: string];
    row: {
      title: string;
      shift: number;
      secondShift: number;
      fileKey: string | null;
      hasAudio: boolean;
      duration: number | null;
    };
  };
  findWord: {
    params: [$1: number, $2: string];
    row: {
      form: string;
      translation: string;
      pronunciation: string;
    };
  };
}
