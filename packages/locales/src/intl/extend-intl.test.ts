import { beforeAll, describe, expect, it } from 'vitest';

import { extendIntl } from './extend-intl.ts';

const moment = new Date('2026-11-23T14:05:00Z');
const date = (language: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...style });

beforeAll(() => {
  extendIntl();
  extendIntl();
});

describe('the Lingala locale', () => {
  it('has its own names for months and days', () => {
    expect(date('ln', { dateStyle: 'full' }).format(moment)).toBe('mokolo ya liboso 23 novembe 2026');
    expect(date('ln', { dateStyle: 'medium', timeStyle: 'short' }).format(moment)).toBe(
      '23 nov. 2026, 14:05',
    );
    expect(date('ln', { weekday: 'narrow' }).format(moment)).toBe('L');
    expect(date('ln', { dateStyle: 'short' }).format(moment)).toBe('23/11/2026');
  });

  it('uses the requested time zone', () => {
    const lateEvening = new Date('2026-11-30T23:30:00Z');
    expect(date('ln', { month: 'long', timeZone: 'Africa/Kinshasa' }).format(lateEvening)).toBe('desembe');
  });

  it('formats a date range with both months', () => {
    const range = date('ln', { dateStyle: 'medium' }).formatRange(moment, new Date('2026-12-06T00:00:00Z'));
    expect(range).toMatch(/^23 nov\..*6 des\. 2026$/);
  });

  it('formats relative times', () => {
    const relative = new Intl.RelativeTimeFormat('ln', { numeric: 'auto' });
    expect(relative.format(-3, 'days')).toBe('mikolo 3 eleki');
    expect(relative.format(-1, 'day')).toBe('lobi eleki');
    expect(relative.format(1, 'hour')).toBe('nsima ya ngonga 1');
    expect(new Intl.RelativeTimeFormat('ln').format(-1, 'day')).toBe('mokolo 1 eleki');
  });

  it('formats durations, lists and language names', () => {
    const minutes = new Intl.NumberFormat('ln', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    expect(minutes.format(1200)).toBe('baminiti 1\u202F200');
    expect(new Intl.ListFormat('ln').format(['a', 'b', 'c'])).toBe('a, b mpe c');
    expect(new Intl.ListFormat('ln', { type: 'disjunction' }).format(['a', 'b'])).toBe('a to b');
    expect(new Intl.DisplayNames('ln', { type: 'language' }).of('fr')).toBe('lifalanse');
    expect(new Intl.DisplayNames(['ln'], { type: 'region' }).of('CD')).toBe('Congo-Kinshasa');
  });
});

it('uses the singular for zero in Kikongo, and English plurals and numbers in Latin', () => {
  expect(new Intl.PluralRules('kg').select(0)).toBe('one');
  expect(new Intl.PluralRules('la').select(0)).toBe('other');
  expect(new Intl.NumberFormat('kg').format(1234.5)).toBe('1\u202F234,5');
  expect(new Intl.NumberFormat('la').format(1234.5)).toBe('1,234.5');
});

it('leaves other languages unchanged', () => {
  expect(date('fr', { dateStyle: 'full' }).format(moment)).toBe('lundi 23 novembre 2026');
  expect(Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(moment)).toBe('11/23/2026');
  expect(new Intl.NumberFormat()).toBeInstanceOf(Intl.NumberFormat);
  expect(Intl.DateTimeFormat.supportedLocalesOf('fr')).toEqual(['fr']);
});
