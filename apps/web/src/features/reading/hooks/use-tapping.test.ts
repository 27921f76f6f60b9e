import { describe, expect, it } from 'vitest';

import { nudge, restart, startTapping, tap, undoTap } from './use-tapping.ts';

describe('tapping along', () => {
  it('resumes after the last sentence that has a time', () => {
    expect(startTapping([100, null, 300], 5).next).toBe(3);
    expect(startTapping([], 2)).toEqual({ times: [null, null], next: 0, unsaved: undefined });
    expect(startTapping([1, 2], 2).next).toBe(2);
  });

  it('sets times in order, never earlier than the previous sentence’s', () => {
    const tapped = tap(tap(startTapping([100], 3), 950.4), 900);
    expect(tapped).toEqual({ times: [100, 950, 950], next: 3, unsaved: { first: 1, last: 3 } });
    expect(tap(tapped, 2000)).toBe(tapped);
  });

  it('undoes and nudges the most recently set time', () => {
    const tapped = tap(tap(startTapping([], 3), 500), 1000);
    expect(nudge(tapped, -100).times).toEqual([500, 900, null]);
    expect(nudge(tapped, -900).times).toEqual([500, 500, null]);
    expect(undoTap(tapped)).toEqual({ times: [500, null, null], next: 1, unsaved: { first: 0, last: 2 } });
    expect(undoTap(startTapping([], 3)).next).toBe(0);
    expect(tap(restart(tapped), 250).times).toEqual([250, 1000, null]);
  });
});
