import { languageLimits } from '@glossa/contract/plans';
import { Profile } from '@glossa/formats/archive/records/account';
import { first, run, statements } from '@glossa/db/statements';

import { kind } from './kind.ts';
import type { QueryTypes } from './profile.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsProfile', {
  // Fills only fields that are empty or still have their default.
  fillProfile: `UPDATE learner SET
     first_name = coalesce(nullif(first_name, ''), $2), last_name = coalesce(nullif(last_name, ''), $3),
     date_of_birth = coalesce(date_of_birth, $4::date), phone = coalesce(nullif(phone, ''), $5),
     address = coalesce(nullif(address, ''), $6), postal_code = coalesce(nullif(postal_code, ''), $7),
     city = coalesce(nullif(city, ''), $8), country = coalesce(nullif(country, ''), $9),
     native_language = coalesce(nullif(native_language, ''), $10),
     ui_language = CASE WHEN ui_language = 'en' THEN $11 ELSE ui_language END,
     time_zone = CASE WHEN time_zone = 'UTC' THEN $12 ELSE time_zone END
   WHERE id = $1`,
  lockLanguages: `SELECT current_language AS current, coalesce(selected_languages, '{}') AS selected, subscription_type AS plan
   FROM learner WHERE id = $1 FOR UPDATE`,
  setLanguages: 'UPDATE learner SET current_language = $2, selected_languages = $3 WHERE id = $1',
});

/** Returns whether the runtime knows a time zone. */
function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** Name, address and languages. Languages are added in the archive's order up to the limit of the account's plan. */
export const profile = kind({
  name: 'profile',
  tables: ['learner'],
  schema: Profile,
  select: `SELECT email::text AS email, username::text AS username, first_name, last_name,
      to_char(date_of_birth, 'YYYY-MM-DD') AS date_of_birth, phone, address, postal_code, city, country, native_language,
      current_language, coalesce(selected_languages, '{}') AS selected_languages, ui_language, time_zone, created_at
    FROM learner WHERE id = $1`,
  write: async ([record], importRun) => {
    if (!record) return;
    await importRun.commit('profile', async (tx) => {
      await run(tx, sql.fillProfile, [
        importRun.learnerId,
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
      const own = await first(tx, sql.lockLanguages, [importRun.learnerId]);
      if (!own) return 0;
      const all = [...new Set([...own.selected, ...record.selected_languages])];
      const selected = all.slice(0, Math.max(own.selected.length, languageLimits[own.plan]));
      const wanted = importRun.isFresh ? (record.current_language ?? own.current) : own.current;
      const current = wanted !== null && selected.includes(wanted) ? wanted : own.current;
      await run(tx, sql.setLanguages, [importRun.learnerId, current, selected]);
      return 0;
    });
  },
});
