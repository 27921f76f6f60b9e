import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { mockUploads } from '@/testing/mock-uploads.ts';
import { word } from '@/testing/word.ts';
import { openReader } from '../testing/open-reader.tsx';
import { sampleWordId } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { textId } from '../testing/sample-page.ts';

const story = ['Le chat dort. ', 'Les chats voient le chien.'];
const chat = sampleWordId('chat');
const change = '0192a0b0-0000-7000-8000-0000000000c1';

const inThreeDays = new Date();
inThreeDays.setDate(inThreeDays.getDate() + 3);

const entry = word(chat, {
  text: 'chat',
  knowledge_level: 2,
  user_knowledge_level: 2,
  translation: 'cat',
  example: 'Le chat dort.',
  tags: ['animals'],
  next_review: inThreeDays.toISOString(),
});
const dictionary = {
  name: 'freedict-fra-eng',
  title: 'FreeDict',
  licence: 'GPL',
  source: 'https://freedict.org',
  target: 'en',
};
const routes = {
  [`GET /api/words/${chat}/`]: { status: 200, body: entry },
  [`PATCH /api/words/${chat}/`]: { status: 200, body: { word: entry, undo: change } },
  'GET /api/words/lookup/': {
    status: 200,
    body: {
      text: 'chat',
      entries: [
        {
          headword: 'chat',
          reading: 'ʃa',
          part_of_speech: 'noun',
          senses: [{ text: 'cat', examples: ['Le chat dort.'] }, { text: 'tomcat' }],
          dictionary,
          match: 'form',
        },
      ],
      lemmas: [],
      dictionaries_installed: true,
      translation: false,
    },
  },
  [`GET /api/words/${chat}/family/`]: {
    status: 200,
    body: {
      lemma: { id: chat, text: 'chat', source: 'dictionary' },
      suggestions: [{ id: 900, text: 'chater', source: 'lemmatiser' }],
      members: [
        { id: chat, text: 'chat', level: 2, ignored: false, translation: 'cat', count: 1 },
        { id: sampleWordId('chats'), text: 'chats', level: 0, ignored: false, translation: '', count: 7 },
      ],
    },
  },
  [`POST /api/words/${chat}/family/`]: { status: 200, body: { undo: change, changed: 1 } },
  [`GET /api/words/${chat}/encounters/`]: {
    status: 200,
    body: {
      count: 14,
      texts: 3,
      videos: 0,
      results: [
        {
          kind: 'text',
          id: textId,
          title: 'Une histoire',
          count: 9,
          sentence: 1,
          at: null,
          example: 'Un chat.',
          spans: [{ from: 3, to: 7 }],
        },
      ],
    },
  },
  'GET /api/words/mindmap/': {
    status: 200,
    body: {
      language: 'fr',
      nodes: [
        { id: chat, term: 'chat', depth: 0, x: null, y: null },
        { id: 901, term: 'minou', depth: 1, x: null, y: null },
      ].map((node) => ({ ...node, knowledge_level: 1, ignored: false, status: 'learning', translation: '' })),
      links: [{ id: change, from: 901, to: chat, kind: 'synonym', source: 'hand' }],
      truncated: false,
    },
  },
  [`GET /api/words/mindmap/suggestions/${chat}/`]: { status: 200, body: { results: [] } },
  'GET /api/words/vocabulary/': {
    status: 200,
    body: { levels: [0, 0, 1, 0, 0, 0], ignored: 0, tags: ['animals', 'home'], parts_of_speech: [] },
  },
};

/** Dictionary entries for the words on the page. */
const glosses = {
  language: 'fr',
  dictionaries_installed: true,
  dictionaries: [dictionary],
  words: {
    dort: [
      { headword: 'dormir', part_of_speech: 'verb', senses: ['to sleep'], match: 'lemma', dictionary: 0 },
    ],
  },
};

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.setItem('glossa-word-more', 'yes');
});

async function openPanel(more: object = {}) {
  const reader = await openReader(story, {
    options: { words: { chat: { level: 2, translation: 'cat' } } },
    routes: { ...routes, ...more },
  });
  await screen.findByText('chien');
  await reader.user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  const panel = await screen.findByRole('region', { name: 'chat' });
  await within(panel).findByText('Seen 14 times in 3 texts');
  return { ...reader, panel: within(panel) };
}

describe('the word panel', () => {
  it('shows where the word occurs, its connections and its next review', async () => {
    const { panel } = await openPanel();
    const link = panel.getByRole('link', { name: 'Une histoire' });
    expect(link.getAttribute('href')).toBe(`/reading/${textId}?sentence=1&word=${chat}`);
    expect(panel.getByText('Next review: in 3 days')).toBeTruthy();
    expect(await panel.findByText('minou')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Open in the mind map' }).getAttribute('href')).toBe(
      '/mindmap?search=chat',
    );
  });

  it('saves a meaning with one click and removes it with another', async () => {
    const { user, panel, sent } = await openPanel();
    const meaning = await panel.findByRole('button', { name: 'tomcat' });
    const savedMeaning = panel.getByRole('button', { name: 'cat noun' });
    expect(savedMeaning.getAttribute('aria-pressed')).toBe('true');
    await user.click(meaning);
    await user.click(savedMeaning);
    await waitFor(() =>
      expect(sent(`/words/${chat}/`).filter(Boolean)).toEqual([
        { translation: 'cat; tomcat' },
        { translation: 'tomcat' },
      ]),
    );
  });

  it('shows all senses with their examples and the dictionary’s license', async () => {
    const { panel } = await openPanel();
    const entries = within(await panel.findByRole('region', { name: 'Dictionaries' }));
    expect(entries.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'catLe chat dort.',
      'tomcat',
    ]);
    expect(entries.getByRole('link', { name: 'FreeDict' }).getAttribute('href')).toBe('https://freedict.org');
    expect(entries.getByText('GPL')).toBeTruthy();
  });

  it('shows the meanings that came with the page if a word can’t be looked up', async () => {
    const { user } = await openPanel({
      [`GET /api/texts/${textId}/glosses/`]: { status: 200, body: glosses },
      'GET /api/words/lookup/': { status: 500, body: { code: 'internal_error' } },
    });
    await user.keyboard('{Escape}{ArrowRight}{Enter}');
    const panel = within(await screen.findByRole('region', { name: 'dort' }));
    expect(await panel.findByRole('button', { name: 'to sleep dormir · verb' })).toBeTruthy();
  });

  it('shows which expression a word belongs to and which form it has in its sentence', async () => {
    const found = (more: object) => ({ reading: '', part_of_speech: 'verb', dictionary, ...more });
    const entries = [
      found({
        headword: 'anrufen',
        senses: [{ text: 'to phone' }],
        match: 'expression',
        parts: ['rief', 'an'],
      }),
      found({
        headword: 'rufen',
        senses: [{ text: 'to shout' }],
        match: 'lemma',
        inflection: ['imperfect', 'plural'],
      }),
      found({
        headword: 'rufen',
        part_of_speech: 'verb, defective',
        senses: [{ text: 'to cry' }],
        match: 'lemma',
      }),
    ];
    const { panel } = await openPanel({
      'GET /api/words/lookup/': ({ query }: { query: Record<string, string> }) => ({
        status: 200,
        body: {
          text: 'chat',
          // The sentence is sent with the word.
          entries: query['sentence'] === story[0] && query['position'] === '3' ? entries : [],
          lemmas: [],
          dictionaries_installed: true,
          translation: false,
        },
      }),
    });
    const meanings = within(await panel.findByRole('group', { name: 'Meanings' }));
    expect(await meanings.findByRole('button', { name: 'to phone rief … an → anrufen · verb' })).toBeTruthy();
    expect(meanings.getByRole('button', { name: 'to shout imperfect, plural of rufen · verb' })).toBeTruthy();
    expect(meanings.getByRole('button', { name: 'to cry rufen · verb, defective' })).toBeTruthy();
  });

  it('says once per language that there is no dictionary', async () => {
    const emptyLookup = {
      text: '',
      entries: [],
      lemmas: [],
      dictionaries_installed: false,
      translation: false,
    };
    const { user, panel } = await openPanel({ 'GET /api/words/lookup/': { status: 200, body: emptyLookup } });
    const notice = 'There’s no dictionary for French here yet.';
    expect(await panel.findByText(notice)).toBeTruthy();
    await user.keyboard('{Escape}{ArrowLeft}{Enter}');
    await screen.findByRole('region', { name: 'Le' });
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('requests a dictionary from the administrator', async () => {
    localStorage.removeItem('glossa-no-dictionary');
    const emptyLookup = {
      text: '',
      entries: [],
      lemmas: [],
      dictionaries_installed: false,
      translation: false,
    };
    const { user, panel, sent } = await openPanel({
      'GET /api/words/lookup/': { status: 200, body: emptyLookup },
      'GET /api/dictionaries/request/': { status: 200, body: { languages: [] } },
      'POST /api/dictionaries/request/': { status: 200, body: { languages: ['fr'] } },
    });
    await user.click(await panel.findByRole('button', { name: 'Request a dictionary' }));
    expect(await panel.findByText('Requested')).toBeTruthy();
    expect(sent('/dictionaries/request/').filter(Boolean)).toEqual([{ language: 'fr' }]);
  });

  it('applies dictionary suggestions with one click', async () => {
    const { user, panel, sent } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'ʃa' }));
    await user.click(panel.getByRole('button', { name: 'noun' }));
    await user.click(await panel.findByRole('button', { name: 'chater from its form' }));
    await waitFor(() =>
      expect(sent(`/words/${chat}/`).filter(Boolean)).toEqual([
        { pronunciation: 'ʃa' },
        expect.objectContaining({ part_of_speech: 'noun' }),
        expect.objectContaining({ lemma: 'chater' }),
      ]),
    );
  });

  it('saves tags', async () => {
    const { user, panel, sent } = await openPanel();
    await user.type(await panel.findByRole('combobox', { name: 'Tags' }), 'pets,');
    await waitFor(() =>
      expect(sent(`/words/${chat}/`).filter(Boolean)).toEqual([{ tags: ['animals', 'pets'] }]),
    );
  });

  it('applies the level to the word family and undoes the change', async () => {
    const { user, panel, sent, words } = await openPanel();
    await user.click(await panel.findByRole('button', { name: 'Apply to all 2 forms: Learning, level 2' }));
    await waitFor(() => expect(sent('/family/')).toContainEqual({ knowledge_level: 2, ignored: false }));
    expect(words('chats').map(({ dataset }) => dataset['level'])).toEqual(['2']);
    const offer = await screen.findByRole('group', { name: 'Last change' });
    expect(offer.textContent).toContain('All forms of “chat” marked as Learning, level 2');
    await user.click(within(offer).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent('/undo/')).toEqual([{ token: change }]));
    expect(words('chats').map(({ dataset }) => dataset['level'])).toEqual(['new']);
    expect(words('chat').map(({ dataset }) => dataset['level'])).toEqual(['2']);
  });

  it('shows a pasted image and removes it', async () => {
    const image = `/media/words/${chat}/image?v=1`;
    let present: string | null = null;
    const { panel, user } = await openPanel({
      [`GET /api/words/${chat}/`]: () => ({ status: 200, body: { ...entry, image: present } }),
      [`DELETE /api/words/${chat}/image/`]: { status: 200, body: { word: entry, undo: change } },
    });
    // An image this browser can't decode is uploaded unchanged.
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
    const uploads = mockUploads();
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
    document.dispatchEvent(event);
    await waitFor(() => expect(uploads).toHaveLength(1));
    present = image;
    uploads[0]?.respond(200, { word: { ...entry, image }, undo: change });
    const picture = await panel.findByRole('img', { name: 'Image of “chat”' });
    expect(picture.getAttribute('src')).toBe(image);
    present = null;
    await user.click(panel.getByRole('button', { name: 'Remove image' }));
    expect(await panel.findByRole('button', { name: /^Add an image/ })).toBeTruthy();
  });
});
