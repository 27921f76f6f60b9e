import { journalActivities, journalPeriods } from '@glossa/contract/journal';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the journal shows; it is kept in the address. */
export interface JournalView {
  period: (typeof journalPeriods)[number];
  /** First and last day of the period `custom`, as `2026-03-01`; empty while they are not chosen. */
  from: string;
  to: string;
  activity: (typeof journalActivities)[number];
  /** Code of a language; empty for all. */
  language: string;
  page: number;
}

const firstView: JournalView = {
  period: 'week',
  from: '',
  to: '',
  activity: 'all',
  language: '',
  page: 1,
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= '0001';

/** Reads an address, with the languages that can be chosen. */
export function readView(params: URLSearchParams, languages: readonly string[]): JournalView {
  const read = readAddress(params);
  const dayOf = (name: string) => {
    const text = read.text(name, 10);
    return isDay(text) ? text : '';
  };
  return {
    period: read.among('period', journalPeriods) ?? firstView.period,
    from: dayOf('from'),
    to: dayOf('to'),
    activity: read.among('activity', journalActivities) ?? firstView.activity,
    language: read.among('language', languages) ?? '',
    page: read.page(),
  };
}

/** The part of an address that says what is shown; empty for this week. */
export const viewParams = ({ period, from, to, activity, language, page }: JournalView): URLSearchParams =>
  addressOf({
    period: period === firstView.period ? undefined : period,
    ...(period === 'custom' && { from, to }),
    activity: activity === 'all' ? undefined : activity,
    language,
    page: page === 1 ? undefined : String(page),
  });

/** What is wrong with the days of a custom period: one is not chosen, or the last is before the first. */
export function datesProblem({ period, from, to }: JournalView): 'missing' | 'reversed' | undefined {
  if (period !== 'custom') return undefined;
  if (from === '' || to === '') return 'missing';
  return from > to ? 'reversed' : undefined;
}

export type ChangeView = (part: Partial<JournalView>) => void;
