import { languageByCode } from '@glossa/language/languages';

import { localDay, type Day } from '#domain/calendar/local-day.ts';

/** A diary entry: something that a learner did. Times are in whole seconds since 1970. */
export type DiaryEntry =
  | { kind: 'study'; at: number; seconds: number; language: number; activity: 'reading' | 'video' | 'words' }
  | { kind: 'page'; at: number; language: number; words: number }
  | { kind: 'text' | 'video'; at: number; language: number }
  | { kind: 'word' | 'known'; id: number; at: number; language: number }
  | { kind: 'forgotten'; id: number }
  | { kind: 'answer'; id: string; at: number; right: boolean; language: number }
  | { kind: 'taken-back'; id: string };

/** A diary with its writer's time zones, each valid from a given time. */
export interface History {
  entries: DiaryEntry[];
  zones: { from: number; zone: string }[];
}

export const english = languageByCode('en')?.id as number;
export const german = languageByCode('de')?.id as number;

/** Returns the writer's time zone at a given time. */
const zoneAt = ({ zones }: History, at: number): string =>
  zones.findLast(({ from }) => from <= at)?.zone ?? 'UTC';

/** Returns the writer's local day at a given time. */
export const dayAt = (history: History, at: number): Day =>
  localDay(new Date(at * 1000), zoneAt(history, at));

/** Returns a seeded random number generator (mulberry32): each call returns a number from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4_294_967_296;
  };
}
