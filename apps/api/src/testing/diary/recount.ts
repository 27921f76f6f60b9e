import { addDays, type Day } from '#domain/calendar/local-day.ts';
import { dayAt, type DiaryEntry, type History } from './history.ts';

type Study = Extract<DiaryEntry, { kind: 'study' }>;

/** Totals of a diary over a range of days. */
export interface Tally {
  reading: number;
  video: number;
  words: number;
  words_read: number;
  pages_read: number;
  texts_read: number;
  videos_watched: number;
  words_learned: number;
  words_started: number;
  reviews: number;
  reviews_right: number;
}

const createEmptyTally = (): Tally => ({
  reading: 0,
  video: 0,
  words: 0,
  words_read: 0,
  pages_read: 0,
  texts_read: 0,
  videos_watched: 0,
  words_learned: 0,
  words_started: 0,
  reviews: 0,
  reviews_right: 0,
});

/** Recounts a diary from start to end: slowly, but without using any of the application's code. */
export class Recount {
  readonly #history: History;
  readonly #days = new Map<Day, Map<number, Tally>>();
  readonly #active = new Set<Day>();

  constructor(history: History) {
    this.#history = history;
    this.#countSeconds(history.entries.filter((deed) => deed.kind === 'study'));
    const deleted = new Set(history.entries.flatMap((deed) => (deed.kind === 'forgotten' ? [deed.id] : [])));
    const undoneIds = new Set(
      history.entries.flatMap((deed) => (deed.kind === 'taken-back' ? [deed.id] : [])),
    );
    for (const entry of history.entries) {
      if (entry.kind === 'page') {
        this.#at(entry.at, entry.language).words_read += entry.words;
        this.#at(entry.at, entry.language).pages_read += 1;
      } else if (entry.kind === 'text') this.#at(entry.at, entry.language).texts_read += 1;
      else if (entry.kind === 'video') this.#at(entry.at, entry.language).videos_watched += 1;
      else if (entry.kind === 'word' || entry.kind === 'known') {
        if (deleted.has(entry.id)) continue;
        const name = entry.kind === 'word' ? 'words_started' : 'words_learned';
        this.#at(entry.at, entry.language, false)[name] += 1;
      } else if (entry.kind === 'answer') {
        const day = this.#at(entry.at, entry.language);
        if (undoneIds.has(entry.id)) continue;
        day.reviews += 1;
        day.reviews_right += Number(entry.right);
      }
    }
  }

  /** Counts each second once, for the activity reported first; time reported too late is ignored. */
  #countSeconds(studies: readonly Study[]): void {
    let until = 0;
    for (const { at, seconds, language, activity } of studies) {
      for (let second = Math.max(until, at - seconds); second < at; second++) {
        this.#at(second, language)[activity] += 1;
      }
      until = at;
    }
  }

  #at(moment: number, language: number, active = true): Tally {
    const day = dayAt(this.#history, moment);
    if (active) this.#active.add(day);
    const languages = this.#days.get(day) ?? new Map<number, Tally>();
    this.#days.set(day, languages);
    const tally = languages.get(language) ?? createEmptyTally();
    languages.set(language, tally);
    return tally;
  }

  /** Returns the totals from `first` to `last`, inclusive. */
  between(first: Day, last: Day, language?: number): Tally {
    const sum = createEmptyTally();
    for (const [day, languages] of this.#days) {
      if (day < first || day > last) continue;
      for (const [of, tally] of languages) {
        if (language !== undefined && of !== language) continue;
        for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += tally[name];
      }
    }
    return sum;
  }

  /** Returns the totals like `between`, but with the seconds of all activities added up. */
  done(first: Day, last: Day, language?: number) {
    const { reading, video, words, ...counts } = this.between(first, last, language);
    return { seconds: reading + video + words, ...counts };
  }

  /** Counts the days with any activity at all. */
  activeDays(first: Day, last: Day, language?: number): number {
    const days = [...this.#days.keys()].filter((day) => day >= first && day <= last);
    return days.filter((day) => Object.values(this.between(day, day, language)).some((count) => count > 0))
      .length;
  }

  /** Returns whether anything done on a day makes it count as a learning day. */
  isActive(day: Day): boolean {
    return this.#active.has(day);
  }

  /** Returns the current and the longest streak, in days. */
  streak(today: Day): { current: number; longest: number; today: boolean } {
    const runs: { last: Day; length: number }[] = [];
    for (const day of [...this.#active].sort()) {
      const run = runs.at(-1);
      if (run && addDays(run.last, 1) === day) Object.assign(run, { last: day, length: run.length + 1 });
      else runs.push({ last: day, length: 1 });
    }
    const last = runs.at(-1);
    return {
      current: last && last.last >= addDays(today, -1) ? last.length : 0,
      longest: Math.max(0, ...runs.map(({ length }) => length)),
      today: last !== undefined && last.last >= today,
    };
  }
}

/** Returns the Monday of a day's week. */
export const startOfWeek = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
