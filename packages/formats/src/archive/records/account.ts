import * as z from 'zod';

import { Count, Language, Moment, Text } from '../fields.ts';

/** The profile. An import fills only empty name and address fields. The rest is for people who read the archive. */
export const Profile = z.object({
  email: Text(254),
  username: Text(200),
  first_name: Text(500),
  last_name: Text(500),
  date_of_birth: z.iso.date().nullable(),
  phone: Text(500),
  address: Text(2000),
  postal_code: Text(500),
  city: Text(500),
  country: Text(500),
  native_language: Text(60),
  current_language: Language.nullable(),
  selected_languages: z.array(Language).max(100),
  ui_language: Text(20),
  time_zone: Text(100),
  /**
   * The next three fields are consents, for information only, because the owner of the importing account has to give
   * their own. Archives from earlier versions lack them.
   */
  newsletter: z.boolean().default(false),
  marketing: z.boolean().default(false),
  /** When the terms were accepted. Null for accounts that admins created. */
  terms_accepted_at: Moment.nullable().default(null),
  created_at: Moment,
});

/** A setting that differs from its default, named as in /api/settings/. */
export const Setting = z.object({ name: Text(60).min(1), value: z.unknown() });

/** A language in which knowing a word counts as knowing its word family. */
export const FamilyCounting = z.object({ language: Language });

/** How words of a language are looked up, as in /api/words/lookup/; null is the default. */
export const LookupSettings = z.object({ language: Language, sites: z.unknown(), dictionaries: z.unknown() });

export const Tag = z.object({ name: Text(60).min(1), color: Text(20), created_at: Moment });

/** Points earned by learning. */
export const Points = z.object({ points: Count });
