import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, Moment, TextId, VideoId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';

/** Types of study: reading, watching, and practicing or managing words. */
export const studyKinds = ['reading', 'video', 'words'] as const;
export type StudyKind = (typeof studyKinds)[number];

/** Maximum study time that one heartbeat can report, in seconds. After this time without activity, users are idle. */
export const maxHeartbeatSeconds = 60;

/** Counts for one day. A word counts as learned when it first becomes known. */
const DayStats = z.object({ texts_read: z.int(), videos_watched: z.int(), words_learned: z.int() });

/** A day of the current week, which starts on Monday. `day` is the weekday's short name in English. */
export const WeekDay = z
  .object({ date: z.iso.date(), day: z.string(), stats: DayStats })
  .meta({ id: 'WeekDay' });
export type WeekDay = z.infer<typeof WeekDay>;

/** Seconds of study, in total and today. */
export const StudyTime = z.object({ total: z.int(), today: z.int() }).meta({ id: 'StudyTime' });

/** Consecutive days of study. A streak that ended yesterday still counts as current. */
export const StudyStreak = z
  .object({
    current: z.int(),
    longest: z.int(),
    /** Whether today already counts toward the streak. */
    today: z.boolean(),
  })
  .meta({ id: 'StudyStreak' });

const anyLanguage = z.object({ language: LanguageRef.optional() });
const base = { access: 'learner' } as const;

export const heartbeat = endpoint({
  ...base,
  method: 'POST',
  path: '/api/activity/activities/heartbeat/',
  summary: "Report study time; time already counted in another window isn't counted twice",
  body: z
    .strictObject({
      kind: z.enum(studyKinds, messages.study_kind_invalid),
      seconds: z
        .int(messages.seconds_invalid)
        .min(1, messages.seconds_invalid)
        .max(maxHeartbeatSeconds, messages.seconds_invalid),
      /** The text being read. */
      text_id: TextId.optional(),
      /** The video being watched. */
      video_id: VideoId.optional(),
      /** Only for `words`. Defaults to the learning language. */
      language: LanguageRef.optional(),
    })
    .refine(({ kind, text_id: text }) => (kind === 'reading') === (text !== undefined), {
      message: messages.study_text_required,
      path: ['text_id'],
    })
    .refine(({ kind, video_id: video }) => (kind === 'video') === (video !== undefined), {
      message: messages.study_video_required,
      path: ['video_id'],
    }),
  result: z.object({
    /** Seconds counted for this heartbeat. */
    counted: z.int(),
  }),
  errors: ['text_not_found', 'video_not_found'],
});

export const recordTextRead = endpoint({
  ...base,
  method: 'POST',
  path: '/api/activity/activities/record_text_read/',
  summary: 'Record that a text was read to the end; repeated reports of the same reading count once',
  body: z.strictObject({ text_id: TextId }),
  result: z.object({ counted: z.boolean(), last_read: Moment }),
  errors: ['text_not_found', 'text_not_ready'],
});

export const listWeek = endpoint({
  ...base,
  method: 'GET',
  path: '/api/activity/activities/weekly/',
  summary: 'List your activity for each day of this week, Monday to Sunday, in your time zone',
  query: anyLanguage,
  result: z.array(WeekDay),
});

export const getStudyTime = endpoint({
  ...base,
  method: 'GET',
  path: '/api/study-time/',
  summary: 'Get your study time in seconds, in total and today',
  query: anyLanguage,
  result: StudyTime,
});

export const getStudyStreak = endpoint({
  ...base,
  method: 'GET',
  path: '/api/study-streak/',
  summary: 'Get your current and longest study streaks, in days',
  result: StudyStreak,
});

export const activityTypes = ['text_read', 'video_watched', 'words_learned'] as const;

/** A learner's activity on one day: a text read, a video watched, or words learned. */
export const RecentActivity = z
  .object({
    id: z.string(),
    activity_type: z.enum(activityTypes),
    /** English text. Clients localize it from `count` and `title`. */
    description: z.string(),
    /** ID of the text or video. Null for words, and if the source was deleted. */
    source_id: Id.nullable(),
    title: z.string(),
    /** How often the text was read or the video watched, or the number of words. */
    count: z.int(),
    created_at: Moment,
  })
  .meta({ id: 'RecentActivity' });
export type RecentActivity = z.infer<typeof RecentActivity>;

export const ActivityGroup = z
  .object({ date: z.iso.date(), activities: z.array(RecentActivity), stats: DayStats })
  .meta({ id: 'ActivityGroup' });
export type ActivityGroup = z.infer<typeof ActivityGroup>;

export const listRecentActivities = endpoint({
  ...base,
  method: 'GET',
  path: '/api/recent-activities/',
  summary: 'List what you finished and learned on your most recent active days, newest first',
  query: anyLanguage.extend({ days: wholeNumber(1, 31).default(7) }),
  result: z.object({ activities: z.array(RecentActivity), days: z.array(ActivityGroup) }),
});
