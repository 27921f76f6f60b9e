import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty } from './fields.ts';
import { messages } from './messages.ts';
import { notificationTypes } from './notifications.ts';

/** Ways to practice a word, easiest first. */
export const practiceModes = ['recognise', 'cloze', 'listen', 'recall', 'type'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/**
 * How words are marked: in the default colors, in colors that are safe for color blindness, or only with underlines.
 */
export const wordMarks = ['color', 'contrast', 'plain'] as const;
/**
 * Font of the text: a serif font, the interface's font, the system font, or one that is easier to read with dyslexia.
 */
export const readingFonts = ['book', 'plain', 'system', 'easy'] as const;
/** Background of the text. `theme` uses the interface's background. */
export const readingBackgrounds = ['theme', 'paper', 'sepia', 'night'] as const;
/** One page at a time, or continuous scrolling that loads pages as needed. */
export const readingViews = ['page', 'continuous'] as const;
/** Words to show readings above: none, words that aren't known yet, or all. */
export const readingAnnotations = ['never', 'unknown', 'all'] as const;
/** How to show a word's translation: by hovering over the word or by clicking it. */
export const hintTriggers = ['hover', 'click'] as const;

/** What the subtitles show: the whole sentence being spoken, or only the current cue. */
export const subtitleUnits = ['sentence', 'cue'] as const;
/** Whether subtitles are shown, blurred until the learner reveals them, or off. Only the second track can be off. */
export const subtitleVisibilities = ['always', 'asked', 'never'] as const;

/** Types of scheduled emails. */
export const reminderKinds = ['daily', 'weekly'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Notification types that can be hidden from the bell. System messages are always shown. */
export const mutableNotifications = z.enum(notificationTypes).exclude(['SYSTEM']).options;

/** The reader's keyboard shortcuts that the user changed, by action. The defaults are defined in the reader. */
export const Shortcuts = z.record(z.string().regex(/^[a-z_]{1,40}$/), z.string().min(1).max(20));

/** Reading level for each language, by its code. Decides which texts are suggested first. */
export const ReadingLevels = z.record(z.string().regex(/^[a-z]{2,3}$/), Difficulty);

const fields = {
  theme: z.enum(['light', 'dark', 'system']),
  sentencesPerPage: z.int().min(1).max(50),
  fontSize: z.int().min(12).max(40),
  lineSpacing: z.number().min(1).max(3),
  fontFamily: z.enum(readingFonts),
  ground: z.enum(readingBackgrounds),
  marks: z.enum(wordMarks),
  view: z.enum(readingViews),
  /** Uses book typography, and marks words only when they are hovered over or selected. */
  luxury: z.boolean(),
  translationsOver: z.enum(readingAnnotations),
  /** Which words get readings (furigana, pinyin or romanization). */
  readingsOver: z.enum(readingAnnotations),
  hint: z.enum(hintTriggers),
  /** Hides spaces in languages written without spaces between words. */
  removeSpaces: z.boolean(),
  /** Highlights letters with diacritics and letters outside the basic alphabet. */
  highlightSpecialChars: z.boolean(),
  subtitleUnit: z.enum(subtitleUnits),
  /** Font size in pixels at the default window size. */
  subtitleSize: z.int().min(14).max(48),
  subtitles: z.enum(subtitleVisibilities).exclude(['never']),
  secondSubtitles: z.enum(subtitleVisibilities),
  /** Whether the video pauses at the end of each sentence. */
  autoPause: z.boolean(),
  /** Whether the video pauses while the pointer is over its subtitles. */
  hoverPause: z.boolean(),
  /** Maximum number of new words that practice introduces per day. */
  newWordsPerDay: z.int().min(0).max(500),
  /** Desired retention: the share of words that should still be remembered when they are due. */
  requestedRetention: z.number().min(0.7).max(0.97),
  practiceModes: z.array(z.enum(practiceModes)).min(1, messages.mode_unknown),
  /** Whether the time zone follows the browser's. Otherwise, the time zone that the user chose is used. */
  automaticTimeZone: z.boolean(),
  /** Whether to send an email on days without study. */
  dailyReminder: z.boolean(),
  /** Hour at which emails are sent, in the learner's time zone. */
  reminderHour: z.int().min(0).max(23),
  /** Whether to send an email with statistics of the last seven days. */
  weeklyProgress: z.boolean(),
  /** 1 is Monday, 7 is Sunday. */
  weeklyProgressDay: z.int().min(1).max(7),
  /** Notification types that the bell neither counts nor shows. The notifications page shows them all. */
  mutedNotifications: z.array(z.enum(mutableNotifications)).max(mutableNotifications.length),
  shortcuts: Shortcuts.refine((keys) => Object.keys(keys).length <= 60),
  levels: ReadingLevels.refine((levels) => Object.keys(levels).length <= 60),
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
  summary: 'Get your preferences',
  access: 'user',
  result: Settings,
});

export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings/',
  summary: 'Update some of your preferences',
  access: 'user',
  body: z.strictObject(fields).partial(),
  result: Settings,
});

/** Unsubscribes from a type of email, using the token in that email instead of a session. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/settings/unsubscribe/',
  summary: 'Unsubscribe from a type of reminder with the token from an email',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  result: z.object({ kind: z.enum(reminderKinds) }),
  errors: ['unsubscribe_token_invalid'],
});
