import { languageLimits } from '@glossa/contract/plans';
import { Profile } from '@glossa/formats/archive/records/account';

import { kind } from '../kind.ts';
import * as queries from './queries.ts';

/** Returns whether the runtime knows a time zone. */
function isTimeZone(zone: string): boolean {
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
  select: queries.sql.selectProfile,
  write: async ([record], context) => {
    if (!record) return;
    await context.commit('profile', async (tx) => {
      const timeZone = isTimeZone(record.time_zone) ? record.time_zone : 'UTC';
      await queries.fillProfile(tx, context.learnerId, { ...record, time_zone: timeZone });
      const own = await queries.lockLanguages(tx, context.learnerId);
      if (!own) return 0;
      const all = [...new Set([...own.selected, ...record.selected_languages])];
      const selected = all.slice(0, Math.max(own.selected.length, languageLimits[own.plan]));
      const requested = context.isNewLearner ? (record.current_language ?? own.current) : own.current;
      const current = requested !== null && selected.includes(requested) ? requested : own.current;
      await queries.setLanguages(tx, context.learnerId, { current, selected });
      return 0;
    });
  },
});
