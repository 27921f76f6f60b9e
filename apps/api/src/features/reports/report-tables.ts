import type { ProgressReport, ReadingReport, Report, VocabularyReport } from '@glossa/contract/reports';
import { languageByCode } from '@glossa/language/languages';

/** A table with a header row, in English whatever the interface language, so that files are comparable. */
type Table = (string | number)[][];

const languageName = (code: string): string => languageByCode(code)?.name ?? code;

/** Formats the share of right answers, such as `0.8125`; empty if there were no answers. */
const formatAccuracy = (right: number, all: number): string => (all === 0 ? '' : (right / all).toFixed(4));

export const learningTable = ({ stretches }: Report): Table => [
  [
    'From',
    'To',
    'Active days',
    'Study seconds',
    'Reading seconds',
    'Video seconds',
    'Words seconds',
    'Texts finished',
    'Videos watched',
    'Pages read',
    'Words read',
    'New words',
    'Words learned',
    'Reviews',
    'Correct answers',
  ],
  ...stretches.map(({ from, to, done }) => [
    from,
    to,
    done.active_days,
    done.seconds,
    done.reading_seconds,
    done.video_seconds,
    done.words_seconds,
    done.texts_read,
    done.videos_watched,
    done.pages_read,
    done.words_read,
    done.words_started,
    done.words_learned,
    done.reviews,
    done.reviews_right,
  ]),
];

export const progressTable = ({ stretches, achievements }: ProgressReport): Table => [
  ['From', 'To', 'Active days', 'Reviews', 'Correct answers', 'Accuracy', 'Achievements'],
  ...stretches.map(({ from, to, done }) => [
    from,
    to,
    done.active_days,
    done.reviews,
    done.reviews_right,
    formatAccuracy(done.reviews_right, done.reviews),
    achievements
      .filter(({ date }) => date >= from && date <= to)
      .map(({ title }) => title)
      .join('; '),
  ]),
];

export const vocabularyTable = ({ learned }: Pick<VocabularyReport, 'learned'>): Table => [
  ['Word', 'Translation', 'Language', 'Learned on'],
  ...learned.map(({ text, translation, language, date }) => [
    text,
    translation,
    languageName(language),
    date,
  ]),
];

export const readingTable = ({ sources }: ReadingReport): Table => [
  [
    'Kind',
    'Title',
    'Language',
    'Seconds',
    'Pages',
    'Words',
    'Words per minute',
    'Times finished',
    'Last day',
    'Current unknown words',
  ],
  ...sources.map((source) => [
    source.type === 'reading' ? 'Text' : 'Video',
    source.title,
    languageName(source.language),
    source.seconds,
    source.pages,
    source.words,
    source.words_per_minute ?? '',
    source.times,
    source.last_day,
    source.unknown_share?.toFixed(4) ?? '',
  ]),
];
