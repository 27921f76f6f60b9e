import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { sampleUser } from '@/testing/sample-user.ts';
import { openReader } from '../testing/open-reader.tsx';

const texts = ['Le chat dort.', 'Il rêve.', 'Il mange.', 'Il boit.'];
const reader = (points: number) => ({
  state: { status: 'authenticated' as const, user: sampleUser({ points }) },
});
const settings = { levels: { fr: 'beginner' as const } };
const hint = (name: RegExp) => screen.findByText(name);
const touch = /Tap or click a word/;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the first steps in the reader', () => {
  it('appear one after another as they are completed, and are saved as seen', async () => {
    const { user, words, sent } = await openReader(texts, { session: reader(0), settings });
    expect(await hint(touch)).toBeTruthy();
    await user.click(words('chat')[0] as HTMLElement);
    expect(await hint(/Tell us how well you know it/)).toBeTruthy();
    expect(screen.queryByText(touch)).toBeNull();
    await user.keyboard('2');
    expect(await hint(/Turn the page when/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'First steps' })).toBeNull());
    await waitFor(() => expect(sent('/settings/')).toContainEqual({ readerHintsSeen: true }));
  });

  it('appear next to the relevant control without moving the focus', async () => {
    const { user, words } = await openReader(texts, { session: reader(0), settings });
    await hint(touch);
    const body = document.querySelector('[data-text-tools]');
    expect(body?.contains(screen.getByText(touch))).toBe(true);
    expect(document.activeElement).toBe(document.body);
    await user.click(words('chat')[0] as HTMLElement);
    const panel = await screen.findByRole('region', { name: 'chat' });
    const mark = await within(panel).findByText(/Tell us how well you know it/);
    const levels = within(panel).getByRole('radiogroup', { name: 'How well you know this word' });
    expect(levels.compareDocumentPosition(mark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.keyboard('2');
    const turnHint = await hint(/Turn the page when/);
    const pages = screen.getByRole('navigation', { name: 'Pages of the text' });
    expect(pages.parentElement?.contains(turnHint)).toBe(true);
    expect(document.activeElement).toBe(words('chat')[0]);
  });

  it('are reachable with Tab, dismissed with Escape, and return the focus to the text', async () => {
    const { user, words, sent } = await openReader(texts, { session: reader(0), settings });
    await hint(touch);
    words('le')[0]?.focus();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sent('/settings/')).toContainEqual({ readerHintsSeen: true }));
    expect(screen.queryByText(touch)).toBeNull();
    expect(document.activeElement).toBe(words('le')[0]);
  });

  it('can be dismissed immediately', async () => {
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
  ])('don’t appear for a learner %s', async (_who, session, kept) => {
    const { words } = await openReader(texts, { session, settings: kept });
    await waitFor(() => expect(words('chat')).toHaveLength(1));
    // The hints would mount together with the text tools, so wait for those.
    await waitFor(() => expect(document.querySelector('[data-text-tools]')).toBeTruthy());
    expect(screen.queryByText(touch)).toBeNull();
  });
});
