import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { startTestI18n } from '@/testing/start-test-i18n.ts';
import { useFormat } from './use-format.ts';

const format = () => renderHook(() => useFormat()).result.current;

describe('relative times', () => {
  const monday = new Date(2026, 8, 14, 18);

  it('count calendar days', () => {
    const { relative } = format();
    expect(relative(new Date(2026, 8, 16, 2), monday)).toBe('in 2 days');
    expect(relative(new Date(2026, 8, 15, 20), monday)).toBe('tomorrow');
    expect(relative(new Date(2026, 8, 12, 23), monday)).toBe('2 days ago');
  });

  it('are in hours when less than a day away', () => {
    expect(format().relative(new Date(2026, 8, 15, 2), monday)).toBe('in 8 hours');
  });

  it('are “now” within a minute', () => {
    expect(format().relative(new Date(2026, 8, 14, 18, 0, 30), monday)).toBe('now');
  });
});

describe('numbers', () => {
  afterEach(() => startTestI18n('en'));

  it('have group separators from 1,000', () => {
    const { number } = format();
    expect([0, 7, 999, 1000, 2.5].map(number)).toEqual(['0', '7', '999', '1,000', '2.5']);
  });

  it('use the language’s native digits', async () => {
    await startTestI18n('fa');
    expect([7, 1000].map(format().number)).toEqual(['۷', '۱٬۰۰۰']);
  });
});
