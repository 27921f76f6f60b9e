import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { person } from '../../../testing/person.ts';
import { openReader } from '../testing/open-reader.tsx';

const texts = ['Le chat dort.', 'Il rêve.', 'Il mange.', 'Il boit.'];
const reader = (points: number) => ({
  state: { status: 'authenticated' as const, user: person({ points }) },
});
const settings = { levels: { fr: 'beginner' as const } };
const hint = (name: RegExp) => screen.findByText(name);
const touch = /Touch or click a word/;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the first steps in the reader', () => {
  it('come one after the other as they are done, and are kept as seen', async () => {
    const { user, words, sent } = await openReader(texts, { session: reader(0), settings });
    expect(await hint(touch)).toBeTruthy();
    await user.click(words('chat')[0] as HTMLElement);
    expect(await hint(/Say how well you know it/)).toBeTruthy();
    expect(screen.queryByText(touch)).toBeNull();
    await user.keyboard('2');
    expect(await hint(/Turn the page below/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'First steps' })).toBeNull());
    await waitFor(() => expect(sent('/settings/')).toContainEqual({ readerHintsSeen: true }));
  });

  it('can be put away at once', async () => {
    const { user, sent } = await openReader(texts, { session: reader(0), settings });
    await hint(touch);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(touch)).toBeNull();
    await waitFor(() => expect(sent('/settings/')).toContainEqual({ readerHintsSeen: true }));
  });

  it.each([
    ['who has learned before', reader(12), settings],
    ['who has seen them', reader(0), { ...settings, readerHintsSeen: true }],
    ['who was not led here', reader(0), {}],
  ])('do not come to somebody %s', async (_who, session, kept) => {
    const { words } = await openReader(texts, { session, settings: kept });
    await waitFor(() => expect(words('chat')).toHaveLength(1));
    // The tools of the text are there when their part of the page is.
    await waitFor(() => expect(document.querySelector('[data-text-tools]')).toBeTruthy());
    expect(screen.queryByText(touch)).toBeNull();
  });
});
