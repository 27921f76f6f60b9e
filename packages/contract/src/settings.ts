import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty } from './fields.ts';
import { messages } from './messages.ts';
import { notificationTypes } from './notifications.ts';

/** Ways to ask for a word, from the easiest to the hardest. */
export const practiceModes = ['recognise', 'cloze', 'listen', 'recall', 'type'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** How words are marked: with the usual washes, with ones that colour-blind people tell apart, or by lines only. */
export const wordMarks = ['color', 'contrast', 'plain'] as const;
/** Letters of the text: a book's, the interface's, the device's own, or such as dyslexic people tell apart easily. */
export const readingFonts = ['book', 'plain', 'system', 'easy'] as const;
/** The ground a text stands on; `theme` is that of the rest. */
export const readingGrounds = ['theme', 'paper', 'sepia', 'night'] as const;
/** Page by page, or one page under the other as they are scrolled to. */
export const readingViews = ['page', 'continuous'] as const;
/** Over which words something is written: none, those not known yet, or all. */
export const writtenOver = ['never', 'unknown', 'all'] as const;
/** What shows the translation of a word at once: the pointer over it, or a click. */
export const hintTriggers = ['hover', 'click'] as const;

/** What the subtitles show at a time: the sentence that is being said, or only the piece of it that the file shows then. */
export const subtitleUnits = ['sentence', 'cue'] as const;
/** Subtitles show by themselves, or blurred until they are asked for; second ones may also be left out. */
export const subtitleShows = ['always', 'asked', 'never'] as const;

/** Kinds of mail that are sent at an hour. */
export const reminderKinds = ['daily', 'weekly'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** News that the bell may leave out; what the system itself says always shows. */
export const mutableNotifications = z.enum(notificationTypes).exclude(['SYSTEM']).options;

/** Keys of the reader that a person put on other actions; see the reader's own list for the usual ones. */
export const Shortcuts = z.record(z.string().regex(/^[a-z_]{1,40}$/), z.string().min(1).max(20));

/** How well a person reads each language, by its code; it decides which texts are suggested first. */
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
  /** Book typography, words unmarked until they are asked for. */
  luxury: z.boolean(),
  translationsOver: z.enum(writtenOver),
  /** Furigana, pinyin or romanisation. */
  readingsOver: z.enum(writtenOver),
  hint: z.enum(hintTriggers),
  /** In languages that are written without spaces between words: those that a text has anyway do not show. */
  removeSpaces: z.boolean(),
  /** Letters with accents and dots, and those that a plain alphabet does not have, stand out. */
  highlightSpecialChars: z.boolean(),
  subtitleUnit: z.enum(subtitleUnits),
  /** Pixels of the letters in a window of usual size. */
  subtitleSize: z.int().min(14).max(48),
  subtitles: z.enum(subtitleShows).exclude(['never']),
  secondSubtitles: z.enum(subtitleShows),
  /** The video stops at the end of each sentence. */
  autoPause: z.boolean(),
  /** The video rests while the pointer is on its subtitles. */
  hoverPause: z.boolean(),
  /** New words that practice begins with on one day. */
  newWordsPerDay: z.int().min(0).max(500),
  /** The share of words that practice wants to be remembered when they are due. */
  requestedRetention: z.number().min(0.7).max(0.97),
  practiceModes: z.array(z.enum(practiceModes)).min(1, messages.mode_unknown),
  /** The time zone follows the browser that is in use; otherwise it stays the chosen one. */
  automaticTimeZone: z.boolean(),
  /** A mail each day on which nothing was learned yet. */
  dailyReminder: z.boolean(),
  /** Hour of the learner's clocks at which mails come. */
  reminderHour: z.int().min(0).max(23),
  /** A mail with the figures of the last seven days. */
  weeklyProgress: z.boolean(),
  /** 1 for Monday to 7 for Sunday. */
  weeklyProgressDay: z.int().min(1).max(7),
  /** Kinds of notification that the bell neither counts nor shows; the page of notifications shows all. */
  mutedNotifications: z.array(z.enum(mutableNotifications)).max(mutableNotifications.length),
  shortcuts: Shortcuts.refine((keys) => Object.keys(keys).length <= 60),
  levels: Levels.refine((levels) => Object.keys(levels).length <= 60),
  /** The first steps of the reader were shown, or put away. */
  readerHintsSeen: z.boolean(),
};

/** Preferences kept with the account; defaults are the specification's. */
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

/** What an account begins with. */
export const defaultSettings = Settings.parse({});

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings/',
  summary: 'Preferences of the signed-in person',
  access: 'person',
  result: Settings,
});

export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings/',
  summary: 'Change some preferences; the others stay',
  access: 'person',
  body: z.strictObject(fields).partial(),
  result: Settings,
});

/** Stops a kind of mail by the token in it; whoever has the mail need not be signed in. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/settings/unsubscribe/',
  summary: 'Stop a kind of reminder by the token of a mail',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  result: z.object({ kind: z.enum(reminderKinds) }),
  errors: ['unsubscribe_token_invalid'],
});
