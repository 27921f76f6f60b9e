import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty } from './fields.ts';
import { messages } from './messages.ts';
import { notificationTypes } from './notifications.ts';

/** Ways to practice a word, easiest first. */
export const practiceModes = ['recognise', 'cloze', 'listen', 'recall', 'type'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** How words are marked: in the usual colors, in colors that color-blind people can tell apart, or by lines only. */
export const wordMarks = ['color', 'contrast', 'plain'] as const;
/** Font of the text: a book font, the interface's, the device's, or one that dyslexic readers find easier. */
export const readingFonts = ['book', 'plain', 'system', 'easy'] as const;
/** Background of the text. `theme` is the same as everywhere else. */
export const readingGrounds = ['theme', 'paper', 'sepia', 'night'] as const;
/** One page at a time, or all pages below each other, loaded as they are scrolled to. */
export const readingViews = ['page', 'continuous'] as const;
/** Words to show text above: none, those not known yet, or all. */
export const writtenOver = ['never', 'unknown', 'all'] as const;
/** What shows the translation of a word: hovering over it, or a click. */
export const hintTriggers = ['hover', 'click'] as const;

/** What the subtitles show at a time: the whole sentence being spoken, or only the part in the current cue. */
export const subtitleUnits = ['sentence', 'cue'] as const;
/** Subtitles are always shown, or blurred until requested. Second subtitles can also be off. */
export const subtitleShows = ['always', 'asked', 'never'] as const;

/** Kinds of emails that are sent at a set hour. */
export const reminderKinds = ['daily', 'weekly'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Notification types that the bell may hide. System messages always show. */
export const mutableNotifications = z.enum(notificationTypes).exclude(['SYSTEM']).options;

/** Keyboard shortcuts of the reader that a user changed, by action. The reader defines the defaults. */
export const Shortcuts = z.record(z.string().regex(/^[a-z_]{1,40}$/), z.string().min(1).max(20));

/** How well a user reads each language, by its code. It decides which texts are suggested first. */
export const Levels = z.record(z.string().regex(/^[a-z]{2,3}$/), Difficulty);

const fields = {
  theme: z.enum(['light', 'dark', 'system']),
  sentencesPerPage: z.int().min(1).max(50),
  fontSize: z.int().min(12).max(40),
  lineSpacing: z.number().min(1).max(3),
  fontFamily: z.enum(readingFonts),
  ground: z.enum(readingGrounds),
  marks: z.enum(wordMarks),
  view: z.enum(readingViews),
  /** Book typography. Words are marked only when pointed at or selected. */
  luxury: z.boolean(),
  translationsOver: z.enum(writtenOver),
  /** Furigana, pinyin or romanization. */
  readingsOver: z.enum(writtenOver),
  hint: z.enum(hintTriggers),
  /** Hides the spaces of a text in languages that are written without spaces between words. */
  removeSpaces: z.boolean(),
  /** Highlights letters with diacritics, and letters outside the plain alphabet. */
  highlightSpecialChars: z.boolean(),
  subtitleUnit: z.enum(subtitleUnits),
  /** Font size in pixels, in a window of the usual size. */
  subtitleSize: z.int().min(14).max(48),
  subtitles: z.enum(subtitleShows).exclude(['never']),
  secondSubtitles: z.enum(subtitleShows),
  /** Whether the video pauses at the end of each sentence. */
  autoPause: z.boolean(),
  /** Whether the video pauses while the pointer is over its subtitles. */
  hoverPause: z.boolean(),
  /** New words that practice introduces per day. */
  newWordsPerDay: z.int().min(0).max(500),
  /** Requested retention: the share of words to remember when they are due. */
  requestedRetention: z.number().min(0.7).max(0.97),
  practiceModes: z.array(z.enum(practiceModes)).min(1, messages.mode_unknown),
  /** Whether the time zone follows the current browser. Otherwise it stays the chosen one. */
  automaticTimeZone: z.boolean(),
  /** Whether to send an email on days without study. */
  dailyReminder: z.boolean(),
  /** Hour at which emails are sent, in the learner's time zone. */
  reminderHour: z.int().min(0).max(23),
  /** Whether to send an email with statistics of the last seven days. */
  weeklyProgress: z.boolean(),
  /** 1 is Monday, 7 is Sunday. */
  weeklyProgressDay: z.int().min(1).max(7),
  /** Types that the bell neither counts nor shows. The notifications page shows all. */
  mutedNotifications: z.array(z.enum(mutableNotifications)).max(mutableNotifications.length),
  shortcuts: Shortcuts.refine((keys) => Object.keys(keys).length <= 60),
  levels: Levels.refine((levels) => Object.keys(levels).length <= 60),
  /** Whether the introduction to the reader was shown or dismissed. */
  readerHintsSeen: z.boolean(),
};

/** Preferences stored with the account. The defaults come from the specification. */
export const Settings = z
  .object({
    theme: fields.theme.default('system'),
    sentencesPerPage: fields.sentencesPerPage.default(4),
    fontSize: fields.fontSize.default(16),
    lineSpacing: fields.lineSpacing.default(1.8),
    fontFamily: fields.fontFamily.default('book'),
    ground: fields.ground.default('theme'),
    marks: fields.marks.default('color'),
    view: fields.view.default('page'),
    luxury: fields.luxury.default(false),
    translationsOver: fields.translationsOver.default('never'),
    readingsOver: fields.readingsOver.default('never'),
    hint: fields.hint.default('hover'),
    removeSpaces: fields.removeSpaces.default(false),
    highlightSpecialChars: fields.highlightSpecialChars.default(false),
    subtitleUnit: fields.subtitleUnit.default('sentence'),
    subtitleSize: fields.subtitleSize.default(26),
    subtitles: fields.subtitles.default('always'),
    secondSubtitles: fields.secondSubtitles.default('always'),
    autoPause: fields.autoPause.default(false),
    hoverPause: fields.hoverPause.default(true),
    newWordsPerDay: fields.newWordsPerDay.default(20),
    requestedRetention: fields.requestedRetention.default(0.9),
    practiceModes: fields.practiceModes.default([...practiceModes]),
    automaticTimeZone: fields.automaticTimeZone.default(true),
    dailyReminder: fields.dailyReminder.default(false),
    reminderHour: fields.reminderHour.default(19),
    weeklyProgress: fields.weeklyProgress.default(false),
    weeklyProgressDay: fields.weeklyProgressDay.default(1),
    mutedNotifications: fields.mutedNotifications.default([]),
    shortcuts: fields.shortcuts.default({}),
    levels: fields.levels.default({}),
    readerHintsSeen: fields.readerHintsSeen.default(false),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

/** Settings of a new account. */
export const defaultSettings = Settings.parse({});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings/',
  summary: 'Preferences of the signed-in person',
  access: 'user',
  result: Settings,
});

export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings/',
  summary: 'Change some preferences; the others stay',
  access: 'user',
  body: z.strictObject(fields).partial(),
  result: Settings,
});

/** Stops a kind of email by the token in it, without signing in. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/settings/unsubscribe/',
  summary: 'Stop a kind of reminder by the token of a mail',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  result: z.object({ kind: z.enum(reminderKinds) }),
  errors: ['unsubscribe_token_invalid'],
});
