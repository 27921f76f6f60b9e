import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

const story = ['Un un. ', 'Deux deux. ', 'Trois. ', 'Quatre. ', 'Cinq. ', 'Six. ', 'Sept. ', 'Huit.'];
/** Height of a page in these tests, in pixels. */
const height = 600;

/** Simulates the layout of the pages, which jsdom lacks. */
function mockLayout() {
  const pageElements = () => [...document.querySelectorAll<HTMLElement>('[data-begins]')];
  const totalHeight = () => pageElements().length * height;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(totalHeight);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(innerHeight);
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const top = pageElements().indexOf(this) * height - scrollY;
    return { top, bottom: top + height, left: 0, right: 0, width: 0, height, x: 0, y: top } as DOMRect;
  };
  const scroll = (to: number) => {
    const y = Math.max(0, Math.min(to, totalHeight() - innerHeight));
    Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scroll(y));
  vi.stubGlobal('scrollBy', (_x: number, y: number) => scroll(scrollY + y));
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    if (this.dataset['begins']) scroll(scrollY + this.getBoundingClientRect().top);
  };
  scroll(0);
  return scroll;
}

let scroll: ReturnType<typeof mockLayout>;
beforeEach(() => {
  scroll = mockLayout();
});

const settings = { view: 'continuous' } as const;
const pagesShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-begins]')].map(({ dataset }) =>
    Number(dataset['begins']),
  );

describe('the continuous view', () => {
  it('loads the next pages near the end and updates the URL and reading position', async () => {
    // Requests contain at least twelve sentences, so a page has twelve.
    const long = Array.from({ length: 60 }, (_, number) => `Phrase ${'x'.repeat(number + 1)}. `);
    const { path, sent } = await openReader(long, { settings, perPage: 12 });
    await waitFor(() => expect(pagesShown()).toEqual([1, 2, 3]));
    expect(path()).toBe(`/reading/${textId}/page/1`);
    scroll(height * 1.2);
    await waitFor(() => expect(pagesShown()).toEqual([1, 2, 3, 4]));
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
    await waitFor(() => expect(sent('/position/')).toEqual([{ sentence: 0 }, { sentence: 12 }]));
    scroll(height * 10);
    await waitFor(() => expect(pagesShown()).toEqual([1, 2, 3, 4, 5]));
    expect(sent('/bulk_update/')).toEqual([]);
  });

  it('moves to the end and back with keys and buttons', async () => {
    const { user, path, sent } = await openReader(story, { settings });
    await screen.findByText('Huit');
    await user.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/3`));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'You’ve finished it!' })).toBeTruthy();
    await waitFor(() => expect(sent('/position/').at(-1)).toEqual({ sentence: 8 }));
    await user.click(screen.getByRole('button', { name: 'Back to last page' }));
    await screen.findByText('Huit');
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/3`));
  });

  it('starts at the reading position and loads earlier pages on request', async () => {
    const { user, path } = await openReader(story, { settings, options: { bookmark: 5 } });
    await screen.findByText('Six');
    expect(pagesShown()[0]).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Earlier pages' }));
    await waitFor(() => expect(pagesShown().slice(0, 2)).toEqual([2, 3]));
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
  });

  it('keeps the selection while pages load, and moves across pages word by word', async () => {
    const { user, selected } = await openReader(story, { settings });
    await screen.findByText('Huit');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(selected()).toBe('Trois');
  });

  it('scrolls to the page when the URL changes', async () => {
    const { goTo, path } = await openReader(story, { settings });
    await screen.findByText('Huit');
    scroll(height * 2);
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/3`));
    await goTo(`/reading/${textId}/page/1`);
    await waitFor(() => expect(scrollY).toBe(0));
    expect(path()).toBe(`/reading/${textId}/page/1`);
  });

  it('applies keys to the page in view when no word is selected', async () => {
    const annotations = `/api/texts/${textId}/annotations/`;
    const { user, path, received, selected } = await openReader(story, {
      settings,
      routes: { [`GET ${annotations}`]: { status: 200, body: { results: [] } } },
    });
    await screen.findByText('Huit');
    scroll(height * 2);
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/3`));
    await waitFor(() => expect(received.some((call) => call.path === annotations)).toBe(true));
    await user.keyboard('b');
    const findPosted = () =>
      received.find((call) => call.method === 'POST' && call.path === annotations)?.body;
    await waitFor(() => expect(findPosted()).toEqual({ kind: 'bookmark', sentence: 4 }));
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('Cinq');
    await user.keyboard('{Escape}n');
    expect(selected()).toBe('Cinq');
    await user.keyboard('{Escape}{ArrowLeft}');
    expect(selected()).toBe('Quatre');
  });

  it('marks the remaining words of one page without changing the other pages', async () => {
    const { user, words, sent } = await openReader(story, { settings });
    await screen.findByText('Huit');
    const [, second] = screen.getAllByRole('button', { name: /^Mark the rest of the page/ });
    await user.click(second as HTMLElement);
    await waitFor(() => expect(sent('/mark_known/')).toEqual([{ from_sentence: 2, to_sentence: 3 }]));
    expect(words('trois')[0]?.dataset['level']).toBe('known');
    expect(words('un')[0]?.dataset['level']).toBe('new');
  });

  it('replaces the page-by-page view while the settings menu stays open', async () => {
    const { user } = await openReader(story);
    await screen.findByText('Deux');
    await user.click(screen.getByRole('button', { name: 'Display settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Continuous' }));
    await screen.findByText('Huit');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Continuous' }));
    expect(screen.getByRole('radio', { name: 'Continuous' })).toHaveProperty('checked', true);
  });

  it('stays on the page in view when switching views', async () => {
    const { user, path } = await openReader(story, { settings });
    await screen.findByText('Huit');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
    await user.click(screen.getByRole('button', { name: 'Display settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Page by page' }));
    await waitFor(() => expect(screen.queryByText('Huit')).toBeNull());
    expect(screen.getByText('Trois')).toBeTruthy();
    // The menu stays open, with the focus in it.
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Page by page' }));
  });
});
