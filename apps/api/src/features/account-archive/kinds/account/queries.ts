import type { Profile } from '@glossa/formats/archive/records/account';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';
import type * as z from 'zod';

import { createRecordWriter } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('accountArchiveAccount', {
  selectProfile: `SELECT email::text AS email, username::text AS username, first_name, last_name,
      to_char(date_of_birth, 'YYYY-MM-DD') AS date_of_birth, phone, address, postal_code, city, country, native_language,
      current_language, selected_languages, ui_language, time_zone, newsletter, marketing, terms_accepted_at, created_at
    FROM learner WHERE id = $1`,
  // Fill only fields that are empty or still have their default.
  fillProfile: `UPDATE learner SET
     first_name = coalesce(nullif(first_name, ''), $2), last_name = coalesce(nullif(last_name, ''), $3),
     date_of_birth = coalesce(date_of_birth, $4::date), phone = coalesce(nullif(phone, ''), $5),
     address = coalesce(nullif(address, ''), $6), postal_code = coalesce(nullif(postal_code, ''), $7),
     city = coalesce(nullif(city, ''), $8), country = coalesce(nullif(country, ''), $9),
     native_language = coalesce(nullif(native_language, ''), $10),
     ui_language = CASE WHEN ui_language = 'en' THEN $11 ELSE ui_language END,
     time_zone = CASE WHEN time_zone = 'UTC' THEN $12 ELSE time_zone END
   WHERE id = $1`,
  lockLanguages: `SELECT current_language AS current, selected_languages AS selected, subscription_type AS plan
   FROM learner WHERE id = $1 FOR UPDATE`,
  selectSettings: 'SELECT key AS name, value FROM learner, jsonb_each(settings) WHERE id = $1 ORDER BY key',
  mergeSettings: 'UPDATE learner SET settings = $2::jsonb || settings WHERE id = $1',
  selectTags: 'SELECT name::text AS name, color, created_at FROM tag WHERE owner_id = $1 ORDER BY name',
  insertTags: `INSERT INTO tag (id, owner_id, name, color, created_at)
   SELECT id, $1, name, color, created_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, name citext, color text, created_at timestamptz)
   ORDER BY name ON CONFLICT (owner_id, name) DO NOTHING`,
  selectPoints: 'SELECT points FROM learner WHERE id = $1',
  selectFamilyCounting: 'SELECT language FROM family_counting WHERE learner_id = $1 ORDER BY language',
  selectLookupSettings:
    'SELECT language, sites, dictionaries FROM lookup_settings WHERE learner_id = $1 ORDER BY language',
  insertLookupSettings: `INSERT INTO lookup_settings (learner_id, language, sites, dictionaries)
   VALUES ($1, $2, $3::jsonb, $4::jsonb)
   ON CONFLICT (learner_id, language) DO UPDATE SET sites = coalesce(lookup_settings.sites, EXCLUDED.sites),
     dictionaries = coalesce(lookup_settings.dictionaries, EXCLUDED.dictionaries)`,
  countFamilies: 'SELECT count_families($1, $2, $3)',
});

/** Fills the empty fields of a learner's profile. */
export const fillProfile = (
  tx: Queryable,
  learnerId: string,
  profile: z.output<typeof Profile>,
): Promise<number> =>
  run(tx, sql.fillProfile, [
    learnerId,
    profile.first_name,
    profile.last_name,
    profile.date_of_birth,
    profile.phone,
    profile.address,
    profile.postal_code,
    profile.city,
    profile.country,
    profile.native_language,
    profile.ui_language,
    profile.time_zone,
  ]);

/** Reads a learner's language IDs and plan, and locks the row until the transaction ends. */
export const lockLanguages = (
  tx: Queryable,
  learnerId: string,
): Promise<QueryTypes['lockLanguages']['row'] | undefined> => first(tx, sql.lockLanguages, [learnerId]);

export const setLanguages = async (
  tx: Queryable,
  learnerId: string,
  { current, selected }: { current: number | null; selected: number[] },
): Promise<void> => {
  await tx.prisma.learner.updateMany({
    where: { id: learnerId },
    data: { currentLanguage: current, selectedLanguages: selected },
  });
};

/** Adds the settings that the learner doesn't have yet. */
export const mergeSettings = (tx: Queryable, learnerId: string, settings: object): Promise<number> =>
  run(tx, sql.mergeSettings, [learnerId, JSON.stringify(settings)]);

export const insertTags = createRecordWriter(sql.insertTags);

export const setPoints = async (tx: Queryable, learnerId: string, points: number): Promise<void> => {
  await tx.prisma.learner.updateMany({ where: { id: learnerId }, data: { points } });
};

/** Turns on family counting for a language, in which a known word then marks its whole family as known. */
export const countFamilies = (tx: Queryable, learnerId: string, language: number): Promise<number> =>
  run(tx, sql.countFamilies, [learnerId, language, true]);

/** Adds the lookup settings for a language. The account's own settings win. */
export const insertLookupSettings = (
  tx: Queryable,
  learnerId: string,
  { language, sites, dictionaries }: { language: number; sites: unknown; dictionaries: unknown },
): Promise<number> =>
  run(tx, sql.insertLookupSettings, [
    learnerId,
    language,
    sites === null ? null : JSON.stringify(sites),
    dictionaries === null ? null : JSON.stringify(dictionaries),
  ]);
