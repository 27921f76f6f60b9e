import {
  Activity,
  ActivityDay,
  ActivityTotal,
  PastTimeZone,
  Streak,
} from '@glossa/formats/archive/records/activity';

import { defineKind } from '../kind.ts';
import { lockLearner } from '../queries.ts';
import * as queries from './queries.ts';

/** Earlier time zones, which determine when past days began. Skipped for an account that already has activity. */
export const pastTimeZones = defineKind({
  name: 'past_time_zones',
  tables: ['past_time_zone'],
  schema: PastTimeZone,
  select: queries.sql.selectPastTimeZones,
  write: async (records, context) => {
    if (!context.isNewLearner) return;
    await context.commit('past_time_zones', (tx) => queries.insertTimeZones(tx, context.learnerId, records));
  },
});

/** Days of activity with the texts and videos studied, including deleted ones. */
export const activity = defineKind({
  name: 'activity',
  tables: ['activity'],
  schema: Activity,
  select: queries.sql.selectActivity,
  sheet: [
    'day',
    'kind',
    'source',
    'language',
    'title',
    'seconds',
    'words_read',
    'pages_read',
    'times',
    'last_at',
  ],
  write: (records, context) =>
    context.commit('activity', async (tx) => {
      await lockLearner(tx, context.learnerId);
      const rows = records.map((record) => {
        const ids = record.kind === 'reading' ? context.texts : context.videos;
        return { ...record, source: ids.get(record.source) ?? record.source };
      });
      await queries.mergeActivity(tx, context.learnerId, rows);
      return 0;
    }),
});

export const activityDays = defineKind({
  name: 'activity_days',
  tables: ['activity_day'],
  schema: ActivityDay,
  select: queries.sql.selectActivityDays,
  sheet: [
    'day',
    'language',
    'words_read',
    'pages_read',
    'texts_read',
    'videos_watched',
    'reading_seconds',
    'video_seconds',
    'words_seconds',
    'words_started',
    'words_known',
    'reviews',
    'reviews_right',
  ],
  write: (records, context) =>
    context.commit('activity_days', async (tx) => {
      await lockLearner(tx, context.learnerId);
      await queries.mergeActivityDays(tx, context.learnerId, records);
      return 0;
    }),
});

export const activityTotals = defineKind({
  name: 'activity_totals',
  tables: ['activity_total'],
  schema: ActivityTotal,
  select: queries.sql.selectActivityTotals,
  write: (records, context) =>
    context.commit('activity_totals', async (tx) => {
      await lockLearner(tx, context.learnerId);
      await queries.mergeActivityTotals(tx, context.learnerId, records);
      return 0;
    }),
});

/** Streaks. Overlapping streaks from the archive and the account are merged. */
export const streaks = defineKind({
  name: 'streaks',
  tables: ['streak'],
  schema: Streak,
  select: queries.sql.selectStreaks,
  write: (records, context) =>
    context.commit('streaks', async (tx) => {
      await lockLearner(tx, context.learnerId);
      await queries.insertStreaks(tx, context.learnerId, records);
      return 0;
    }),
});
