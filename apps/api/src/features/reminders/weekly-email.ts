import type { EmailTexts } from '#platform/email/render-email.ts';
import type { Translate } from '#platform/translator.ts';
import type { WeeklyStats } from './queries.ts';

/** Formats a number of minutes in the given language, for example 200 as "3 hours 20 minutes". */
export function formatMinutes(minutes: number, language: string): string {
  const format = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const [hours, remainder] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return format(remainder, 'minute');
  return remainder === 0 ? format(hours, 'hour') : `${format(hours, 'hour')} ${format(remainder, 'minute')}`;
}

/** Renders the weekly summary, compared with the week before. Returns undefined if neither week had any activity. */
export function weeklyEmail(
  { t, language }: { t: Translate<EmailTexts>; language: string },
  { week, before, streak, goals, goalsBefore, first, last }: WeeklyStats,
  publicUrl: string,
): { subject: string; paragraphs: string[] } | undefined {
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dates = { first: date.format(new Date(first)), last: date.format(new Date(last)) };
  const minutes = [week, before].map(({ seconds }) => Math.floor(seconds / 60)) as [number, number];
  const rows: (readonly [label: string, now: number, then: number])[] = [
    [t('weekly.pages'), week.pages_read, before.pages_read],
    [t('weekly.texts'), week.texts_read, before.texts_read],
    [t('weekly.videos'), week.videos_watched, before.videos_watched],
    [t('weekly.words'), week.words_learned, before.words_learned],
    [t('weekly.reviews'), week.reviews, before.reviews],
    [t('weekly.goals'), goals, goalsBefore],
  ];
  const shownRows = rows.filter(([, now, then]) => now > 0 || then > 0);
  if (shownRows.length === 0 && minutes[0] === 0 && minutes[1] === 0) return undefined;
  const formatLine = (label: string, now: string, then: string) =>
    `• ${t('weekly.line', { label, now, before: then })}`;
  return {
    subject: t('weekly.subject', dates),
    paragraphs: [
      t('weekly.opening', dates),
      [
        formatLine(
          t('weekly.time'),
          formatMinutes(minutes[0], language),
          formatMinutes(minutes[1], language),
        ),
        ...shownRows.map(([label, now, then]) => formatLine(label, number.format(now), number.format(then))),
      ].join('\n'),
      streak.current > 0 ? t('weekly.streak', { count: streak.current }) : t('weekly.no_streak'),
      `${t('weekly.more')}\n${publicUrl}/progress`,
    ],
  };
}
