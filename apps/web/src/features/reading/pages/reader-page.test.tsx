import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { task } from '@/testing/task.ts';
import { openReader } from '../testing/open-reader.tsx';
import { sampleWordId } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { textId } from '../testing/sample-page.ts';

const story = ['Le chat dort. ', 'Le chien voit le chat.\n\n', 'La nuit vient. ', 'Le chat part. ', 'Fin.'];

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const level = (elements: HTMLElement[]) => elements.map(({ dataset }) => dataset['level']);
const waitForText = () => screen.findByText('chien');

describe('the reading position', () => {
  it('is where the learner left off', async () => {
    const { path, sent } = await openReader(story, { options: { bookmark: 3 } });
    await screen.findByText('nuit');
    expect(path()).toBe(`/reading/${textId}/page/2`);
    await waitFor(() => expect(sent('/position/')).toEqual([{ sentence: 3 }]));
  });

  it('is saved on every page and at the end of the text', async () => {
    const { user, path, sent } = await openReader(story);
    await waitForText();
    await user.keyboard('{PageDown}');
    await screen.findByText('nuit');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Fin');
    expect(path()).toBe(`/reading/${textId}/page/3`);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: 'You’ve finished it!' })).toBeTruthy();
    await waitFor(() =>
      expect(sent('/position/')).toEqual([
        { sentence: 0 },
        { sentence: 2 },
        { sentence: 4 },
        { sentence: 5 },
      ]),
    );
    // Turning pages must not change any words.
    expect(sent('/bulk_update/')).toEqual([]);
  });

  it('stays unchanged while viewing another sentence, until the learner reads on from there', async () => {
    const { user, path, sent, selected } = await openReader(story, {
      options: { bookmark: 0 },
      path: `/reading/${textId}?sentence=3&word=${sampleWordId('part')}`,
    });
    await screen.findByText('nuit');
    expect(path()).toBe(`/reading/${textId}/page/2`);
    await screen.findByText('Just browsing: your place in the text is saved.');
    await waitFor(() => expect(selected()).toBe('part'));
    const visited = () => [...document.querySelectorAll('[data-visited]')].map((part) => part.textContent);
    expect(visited()).toEqual(['Le chat part. ']);
    await user.keyboard('{PageDown}');
    await screen.findByText('Fin');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByRole('heading', { name: 'You’ve finished it!' });
    expect(sent('/position/')).toEqual([]);
    await user.keyboard('{PageUp}{PageUp}');
    await screen.findByText('nuit');
    await user.click(screen.getByRole('button', { name: 'Continue from here' }));
    await waitFor(() => expect(sent('/position/')).toEqual([{ sentence: 2 }]));
    expect(screen.queryByText(/Just browsing/)).toBeNull();
    expect(visited()).toEqual([]);
  });

  it('can be returned to after viewing another sentence, and a URL past the end opens the last page', async () => {
    const { user, path } = await openReader(story, {
      options: { bookmark: 0 },
      path: `/reading/${textId}?sentence=999`,
    });
    await screen.findByText('Fin');
    await user.click(await screen.findByRole('link', { name: 'Back to my place' }));
    await waitForText();
    expect(path()).toBe(`/reading/${textId}/page/1`);
  });

  it('loads with one request, or two if the page size has changed', async () => {
    const { received, path } = await openReader(story, { options: { bookmark: 3 } });
    await screen.findByText('part');
    expect(path()).toBe(`/reading/${textId}/page/2`);
    expect(received.some(({ path: asked }) => asked.endsWith('/page/2/'))).toBe(false);
    cleanup();
    const resizedReader = await openReader(story, {
      options: { bookmark: 3 },
      settings: { sentencesPerPage: 1 },
    });
    await screen.findByText('part');
    expect(resizedReader.path()).toBe(`/reading/${textId}/page/4`);
    expect(resizedReader.received.some(({ path: asked }) => asked.endsWith('/page/4/'))).toBe(true);
  });

  it('keeps up with keys pressed faster than pages load', async () => {
    const { path } = await openReader(story);
    await waitForText();
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    await screen.findByText('Fin');
    expect(path()).toBe(`/reading/${textId}/page/3`);
    fireEvent.keyDown(document.body, { key: 'PageUp' });
    fireEvent.keyDown(document.body, { key: 'PageUp' });
    fireEvent.keyDown(document.body, { key: 'PageUp' });
    await waitForText();
    expect(path()).toBe(`/reading/${textId}/page/1`);
  });

  it('stays at its sentence when the page size changes', async () => {
    const { user, path, sent } = await openReader(story, { options: { bookmark: 3 } });
    await screen.findByText('nuit');
    await user.click(screen.getByRole('button', { name: 'Display settings' }));
    const more = () => screen.getByRole('button', { name: 'Sentences per page: more' });
    await user.click(await screen.findByRole('button', { name: 'Sentences per page: more' }));
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
    await user.click(more());
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/1`));
    await waitForText();
    await user.click(screen.getByRole('button', { name: 'Sentences per page: less' }));
    await user.click(screen.getByRole('button', { name: 'Sentences per page: less' }));
    await waitFor(() => expect(path()).toBe(`/reading/${textId}/page/2`));
    await waitFor(() => expect(new Set(sent('/position/').map((body) => JSON.stringify(body))).size).toBe(1));
  });

  it('is restored from local storage and synced if the server couldn’t be reached earlier', async () => {
    localStorage.setItem(`glossa-place:${textId}`, '4');
    const { path } = await openReader(story, { options: { bookmark: 1 } });
    await screen.findByText('Fin');
    expect(path()).toBe(`/reading/${textId}/page/3`);
    await waitFor(() => expect(localStorage.getItem(`glossa-place:${textId}`)).toBeNull());
  });
});

describe('a word change', () => {
  it('is shown at every occurrence before the server responds, and reverted when the server rejects it', async () => {
    let reject = () => undefined as void;
    const { user, words } = await openReader(story, {
      routes: {
        'POST /api/words/bulk_update/': () =>
          new Promise((resolve) => {
            reject = () => resolve({ status: 503, body: { code: 'unavailable', error: '' } });
          }),
      },
    });
    await waitForText();
    await user.click(words('chat')[1] as HTMLElement);
    await user.click(await screen.findByRole('radio', { name: 'Known' }));
    expect(level(words('chat'))).toEqual(['known', 'known']);
    expect(level(words('chien'))).toEqual(['new']);
    reject();
    await waitFor(() => expect(level(words('chat'))).toEqual(['new', 'new']));
    expect(await screen.findByText(/briefly unavailable/)).toBeTruthy();
  });

  it('is announced with the word’s level and translation', async () => {
    const { user } = await openReader(story, {
      options: { words: { chat: { level: 2, translation: 'cat' } } },
    });
    await waitForText();
    const live = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
    // The live region is mounted after the words.
    await waitFor(() => expect(live()).toContain(''));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(live()).toContain('chat: Learning, level 2, cat');
    await user.keyboard('3');
    expect(live().some((text) => text.includes('Learning, level 3'))).toBe(true);
  });
});

describe('marking the rest of the page', () => {
  it('marks all remaining new words as known in one step and can be undone', async () => {
    const { user, words, sent } = await openReader(story, {
      options: { words: { chien: { level: 2 } } },
    });
    await waitForText();
    await user.click(screen.getByRole('button', { name: 'Mark the rest of the page as known (4)' }));
    expect(level(words('chat'))).toEqual(['known', 'known']);
    expect(level(words('chien'))).toEqual(['2']);
    expect(screen.getByRole('button', { name: 'No new words on this page' })).toHaveProperty(
      'disabled',
      true,
    );
    await waitFor(() => expect(sent('/mark_known/')).toEqual([{ from_sentence: 0, to_sentence: 1 }]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(level(words('chat'))).toEqual(['new', 'new']);
    await waitFor(() => expect(sent('/undo/')).toHaveLength(1));
  });
});

describe('opening a text that can’t be shown', () => {
  it('shows that the text no longer exists', async () => {
    const textNotFound = { status: 404, body: { code: 'text_not_found', error: '' } };
    await openReader(story, { routes: { [`GET /api/texts/${textId}/page/bookmark/`]: textNotFound } });
    expect(await screen.findByText('This text is no longer here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the library' })).toBeTruthy();
  });

  it('can be canceled while the text is loading', async () => {
    const { user, path } = await openReader(story, {
      routes: { [`GET /api/texts/${textId}/page/bookmark/`]: () => new Promise(() => undefined) },
    });
    await user.click(await screen.findByRole('link', { name: 'Back to the library' }));
    expect(path()).toBe('/reading');
  });

  it('shows the progress of its preparation', async () => {
    const pending = { status: 409, body: { code: 'text_not_ready', error: '' } };
    const results = [task({ result: { text_id: textId } })];
    await openReader(story, {
      routes: {
        [`GET /api/texts/${textId}/page/bookmark/`]: pending,
        'GET /api/tasks/tasks/active/': { status: 200, body: { results } },
      },
    });
    expect(await screen.findByText('40%')).toBeTruthy();
  });
});

describe('the recording', () => {
  it('is ready even if its metadata loaded before the page rendered', async () => {
    const element = HTMLMediaElement.prototype;
    vi.spyOn(element, 'readyState', 'get').mockReturnValue(HTMLMediaElement.HAVE_METADATA);
    vi.spyOn(element, 'duration', 'get').mockReturnValue(68);
    await openReader(story, { options: { audio: '/api/texts/1/audio/' } });
    const player = await screen.findByRole('group', { name: 'Recording' });
    expect(within(player).getByText('1:08')).toBeTruthy();
  });
});
