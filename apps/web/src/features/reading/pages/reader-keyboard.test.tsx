import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { setCustomKeys, shortcutStore } from '@/lib/shortcuts/shortcuts.ts';
import { word } from '@/testing/word.ts';
import { openReader } from '../testing/open-reader.tsx';
import { sampleWordId } from '@/domain/words/in-text/testing/sample-sentence.ts';

const story = ['Le chat dort. ', 'Le chien voit le chat.\n\n', 'La nuit vient. ', 'Le chat part. ', 'Fin.'];

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const entry = word(1, {
  text: 'chat',
  knowledge_level: 0,
  user_knowledge_level: 0,
  status: 'unknown',
  translation: '',
  created_at: null,
  updated_at: null,
});

const level = (elements: HTMLElement[]) => elements.map(({ dataset }) => dataset['level']);
const waitForText = () => screen.findByText('chien');

describe('the keyboard', () => {
  it('moves from word to word and to the next new word', async () => {
    const { user, selected } = await openReader(story, { options: { words: { chat: { level: 4 } } } });
    await waitForText();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('Le');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('chat');
    expect(document.activeElement?.textContent).toBe('chat');
    await user.keyboard('{ArrowLeft}n');
    expect(selected()).toBe('dort');
  });

  it('swaps the left and right arrow keys in a right-to-left text', async () => {
    const { user, selected } = await openReader(['كتاب جديد هنا.'], {
      options: { direction: 'rtl', language: 'ar' },
    });
    await screen.findByText('كتاب');
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toBe('كتاب');
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toBe('جديد');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('كتاب');
    const text = screen.getByRole('group', { name: 'Text' });
    expect([text.dir, text.lang]).toEqual(['rtl', 'ar']);
  });

  it('sets a word’s level, including known and ignored', async () => {
    const { user, words, sent } = await openReader(story);
    await waitForText();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const steps: [string, string][] = [
      ['2', '2'],
      ['{ArrowDown}', '3'],
      ['{ArrowUp}', '2'],
      ['k', 'known'],
      ['x', 'ignored'],
      ['x', 'known'],
      ['5', 'mastered'],
      ['0', 'new'],
    ];
    for (const [key, expected] of steps) {
      await user.keyboard(key);
      expect(level(words('chat'))).toEqual([expected, expected]);
    }
    await waitFor(() => expect(sent('/bulk_update/')).toHaveLength(steps.length));
    expect(sent('/bulk_update/')[0]).toEqual({
      ids: [sampleWordId('chat')],
      knowledge_level: 2,
      ignored: false,
    });
  });

  it('opens the word with Enter, and moves to its translation and back', async () => {
    const { user, words, sent } = await openReader(story, {
      routes: {
        [`PATCH /api/words/${sampleWordId('chat')}/`]: (request) => ({
          status: 200,
          body: { word: { ...entry, ...(request.body as object), id: sampleWordId('chat') }, undo: null },
        }),
      },
    });
    await waitForText();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const panel = await screen.findByRole('region', { name: 'chat' });
    expect(within(panel).getByRole('radio', { name: 'New' })).toHaveProperty('checked', true);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(within(panel).getByRole('textbox', { name: 'Translation' }));
    await user.keyboard('cat k{Enter}');
    expect(document.activeElement?.textContent).toBe('chat');
    expect(level(words('chat'))).toEqual(['1', '1']);
    await waitFor(() =>
      expect(sent(`/words/${sampleWordId('chat')}/`).filter(Boolean)).toEqual([
        { translation: 'cat k', example: 'Le chat dort.', knowledge_level: 1 },
      ]),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'chat' })).toBeNull();
  });

  it('matches the shortcuts in the settings, including custom keys', async () => {
    const { user, selected } = await openReader(story, { options: { audio: '/media/1' } });
    await waitForText();
    // Some shortcuts are registered only after the text has been rendered.
    await waitFor(() => {
      const listedShortcuts = shortcutStore.read().flatMap(({ id, keys }) => (id ? [[id, keys.join()]] : []));
      expect(Object.fromEntries(listedShortcuts)).toEqual({ ...readerKeys, ...readerToolKeys });
    });
    setCustomKeys({ next_new: 'j' });
    await user.keyboard('n');
    expect(selected()).toBeUndefined();
    await user.keyboard('j');
    expect(selected()).toBe('Le');
    setCustomKeys({});
  });
});
