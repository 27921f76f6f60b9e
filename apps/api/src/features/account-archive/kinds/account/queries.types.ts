// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectProfile: {
    params: [$1: string];
    row: {
      email: string;
      username: string;
      first_name: string;
      last_name: string;
      date_of_birth: string | null;
      phone: string;
      address: string;
      postal_code: string;
      city: string;
      country: string;
      native_language: string;
      current_language: number | null;
      selected_languages: number[];
      ui_language: string;
      time_zone: string;
      newsletter: boolean;
      marketing: boolean;
      terms_accepted_at: Date | null;
      created_at: Date;
    };
  };
  fillProfile: {
    params: [$1: string, $2: string | null, $3: string | null, $4: Date | string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null, $11: string | null, $12: string | null];
    row: object;
  };
  lockLanguages: {
    params: [$1: string];
    row: {
      current: number | null;
      selected: number[];
      plan: 'Basic' | 'Pro' | 'Ultimate';
    };
  };
  selectSettings: {
    params: [$1: string];
    row: {
      name: string | null;
      value: unknown;
    };
  };
  mergeSettings: {
    params: [$1: string, $2: unknown];
    row: object;
  };
  selectTags: {
    params: [$1: string];
    row: {
      name: string;
      color: string;
      created_at: Date;
    };
  };
  insertTags: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  selectPoints: {
    params: [$1: string];
    row: {
      points: number;
    };
  };
  selectFamilyCounting: {
    params: [$1: string];
    row: {
      language: number;
    };
  };
  selectLookupSettings: {
    params: [$1: string];
    row: {
      language: number;
      sites: unknown;
      dictionaries: unknown;
    };
  };
  insertLookupSettings: {
    params: [$1: string, $2: number, $3: unknown, $4: unknown];
    row: object;
  };
  countFamilies: {
    params: [$1: string | null, $2: number | null, $3: boolean | null];
    row: {
      count_families: unknown;
    };
  };
}
