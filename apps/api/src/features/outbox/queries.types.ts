// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findRecipients: {
    params: [$1: readonly (string | null)[], $2: readonly (string | null)[], $3: readonly (string | null)[], $4: readonly (Uint8Array | null)[]];
    row: {
      emailId: string;
      id: string;
      username: string;
      isSuperuser: boolean;
    };
  };
}
