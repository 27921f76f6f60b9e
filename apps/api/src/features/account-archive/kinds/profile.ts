import { languageLimits } from '@glossa/contract/plans';
import { Profile } from '@glossa/formats/archive/records/account';
import { statement } from '@glossa/db/database';

import { kind } from './kind.ts';

// Fills only fields that are empty or still have their default.
const fill = statement(
  'fill-profile',
  `UPDATE learner SET
     first_name = coalesce(nullif(first_name, ''), $2), last_name = coalesce(nullif(last_name, ''), $3),
     date_of_birth = coalesce(date_of_birth, $4::date), phone = coalesce(nullif(phone, ''), $5),
     address = coalesce(nullif(address, ''), $6), postal_code = coalesce(nullif(postal_code, ''), $7),
     city = coalesce(nullif(city, ''), $8), country = coalesce(nullif(country, ''), $9),
     native_language = coalesce(nullif(native_language, ''), $10),
     ui_language = CASE WHEN ui_language = 'en' THEN $11 ELSE ui_language END,
     time_zone = CASE WHEN time_zone = 'UTC' THEN $12 ELSE time_zone END
   WHERE id = $1`,
);
const languages = statement(
  'languages-and-plan',
  `SELECT current_language AS current, selected_languages AS selected, subscription_type AS plan
   FROM learner WHERE id = $1 FOR UPDATE`,
);
const setLanguages = statement(
  'add-languages',
  'UPDATE learner SET current_language = $2, selected_languages = $3 WHERE id = $1',
);

/** Returns whether the runtime knows a time zone. */
function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

interface Chosen extends Record<string, unknown> {
  current: number | null;
  selected: number[];
  plan: keyof typeof languageLimits;
}

/** Name, address and languages. Languages are added in the archive's order up to the limit of the account's plan. */
export const profile = kind({
  name: 'profile',
  tables: ['learner'],
  schema: Profile,
  select: `SELECT email::text AS email, username::text AS username, first_name, last_name,
      to_char(date_of_birth, 'YYYY-MM-DD') AS date_of_birth, phone, address, postal_code, city, country, native_language,
      current_language, selected_languages, ui_language, time_zone, created_at
    FROM learner WHERE id = $1`,
  write: async ([record], run) => {
    if (!record) return;
    await run.commit('profile', async (tx) => {
      await tx.run(fill, [
        run.learnerId,
        record.first_name,
        record.last_name,
        record.date_of_birth,
        record.phone,
        record.address,
        record.postal_code,
        record.city,
        record.country,
        record.native_language,
        record.ui_language,
        isZone(record.time_zone) ? record.time_zone : 'UTC',
      ]);
      const own = await tx.row<Chosen>(languages, [run.learnerId]);
      if (!own) return 0;
      const all = [...new Set([...own.selected, ...record.selected_languages])];
      const selected = all.slice(0, Math.max(own.selected.length, languageLimits[own.plan]));
      const wanted = run.isFresh ? (record.current_language ?? own.current) : own.current;
      const current = wanted !== null && selected.includes(wanted) ? wanted : own.current;
      await tx.run(setLanguages, [run.learnerId, current, selected]);
      return 0;
    });
  },
});
