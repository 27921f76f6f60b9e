import { journalActivities, journalPeriods } from '@glossa/contract/journal';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Period, filters and page of the journal, stored in the URL. */
export interface JournalView {
  period: (typeof journalPeriods)[number];
  /** First and last day of the `custom` period, as `2026-03-01`. Empty until they are chosen. */
  from: string;
  to: string;
  activity: (typeof journalActivities)[number];
  /** Language code; empty for all languages. */
  language: string;
  page: number;
}

const defaultView: JournalView = {
  period: 'week',
  from: '',
  to: '',
  activity: 'all',
  language: '',
  page: 1,
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= '0001';

/** Reads the view from a URL. `languages` lists the selectable languages. */
export function readView(params: URLSearchParams, languages: readonly string[]): JournalView {
  const read = readUrlParams(params);
  const readDay = (name: string) => {
    const text = read.text(name, 10);
    return isDay(text) ? text : '';
  };
  return {
    period: read.among('period', journalPeriods) ?? defaultView.period,
    from: readDay('from'),
    to: readDay('to'),
    activity: read.among('activity', journalActivities) ?? defaultView.activity,
    language: read.among('language', languages) ?? '',
    page: read.page(),
  };
}

/** Returns a view's query parameters. The default view, this week, has none. */
export const viewParams = ({ period, from, to, activity, language, page }: JournalView): URLSearchParams =>
  toUrlParams({
    period: period === defaultView.period ? undefined : period,
    ...(period === 'custom' && { from, to }),
    activity: activity === 'all' ? undefined : activity,
    language,
    page: page === 1 ? undefined : String(page),
  });

/** Returns why a custom period is invalid: a day is missing, or the last day is before the first. */
export function periodError({ period, from, to }: JournalView): 'missing' | 'reversed' | undefined {
  if (period !== 'custom') return undefined;
  if (from === '' || to === '') return 'missing';
  return from > to ? 'reversed' : undefined;
}

export type ChangeView = (part: Partial<JournalView>) => void;
