// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  changeWords: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: readonly (number | null)[] | null, $5: number | null, $6: boolean | null, $7: boolean | null, $8: string | null];
    row: {
      changed: number;
    };
  };
  insertTags: {
    params: [$1: string | null, $2: readonly (string | null)[], $3: readonly (string | null)[]];
    row: object;
  };
  lockTags: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
  findTagIds: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
      name: string;
    };
  };
  findTagIdsByName: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: {
      id: string;
      name: string;
    };
  };
  listFormsInTexts: {
    params: [$1: number, $2: readonly (string | null)[]];
    row: {
      form: string;
    };
  };
  createImportTable: {
    params: [];
    row: object;
  };
  insertImportRows: {
    params: [$1: unknown];
    row: object;
  };
  importWords: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: string | null, $5: number | null, $6: readonly (string | null)[] | null];
    row: {
      added: number;
      changed: number;
      kept: number;
    };
  };
}
