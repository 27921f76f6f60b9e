import { languageLimits } from '@glossa/contract/plans';
import { Profile } from '@glossa/formats/archive/records/account';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Returns whether the runtime supports a time zone. */
function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Personal data and languages. Learning languages are added in the archive's order, up to the limit of the account's
 * plan.
 */
export const profile = defineKind({
  name: 'profile',
  tables: ['learner'],
  schema: Profile,
  select: queries.sql.selectProfile,
  write: async ([record], context) => {
    if (!record) return;
    await context.commit('profile', async (tx) => {
      const timeZone = isTimeZone(record.time_zone) ? record.time_zone : 'UTC';
      await queries.fillProfile(tx, context.learnerId, { ...record, time_zone: timeZone });
      const languages = await queries.lockLanguages(tx, context.learnerId);
      if (!languages) return 0;
      const allLanguages = [...new Set([...languages.selected, ...record.selected_languages])];
      const selected = allLanguages.slice(
        0,
        Math.max(languages.selected.length, languageLimits[languages.plan]),
      );
      const requestedLanguage = context.isNewLearner
        ? (record.current_language ?? languages.current)
        : languages.current;
      const current =
        requestedLanguage !== null && selected.includes(requestedLanguage)
          ? requestedLanguage
          : languages.current;
      await queries.setLanguages(tx, context.learnerId, { current, selected });
      return 0;
    });
  },
});
