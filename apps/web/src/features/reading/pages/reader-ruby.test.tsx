import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { sampleWordId } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { openReader } from '../testing/open-reader.tsx';
import { textId } from '../testing/sample-page.ts';

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const rubyTexts = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll('rt') ?? [])].map(({ textContent }) => textContent);

it('shows translations above words that aren’t known yet, and updates when a level changes', async () => {
  const { user, words } = await openReader(['Le chat noir dort.'], {
    options: {
      words: {
        chat: { level: 2, translation: 'cat; tomcat' },
        noir: { level: 4, translation: 'black' },
      },
    },
    settings: { translationsOver: 'unknown' },
  });
  await screen.findByText('cat', { selector: 'rt' });
  expect(rubyTexts(words('noir')[0])).toEqual([]);
  await user.click(screen.getByText('noir'));
  await user.keyboard('3');
  await screen.findByText('black', { selector: 'rt' });
  expect(screen.getByText('cat', { selector: 'rt' }).getAttribute('aria-hidden')).toBe('true');
});

it('shows the translation of a phrase above its first word only', async () => {
  const { words } = await openReader(['Il fait froid ici.'], {
    options: {
      words: { fait: { level: 1, translation: 'does' }, phrase: { level: 1, translation: 'it is cold' } },
      phrases: [{ id: sampleWordId('phrase'), seq: 0, tokens: [2, 4] }],
    },
    settings: { translationsOver: 'all' },
  });
  await screen.findByText('it is cold', { selector: 'rt' });
  expect(rubyTexts(words('froid')[0])).toEqual([]);
});

it('fetches readings only when enabled and shows them above their characters', async () => {
  const readingsRoute = `GET /api/texts/${textId}/readings/`;
  const readings = {
    language: 'ja',
    system: 'furigana',
    sentences: [
      {
        seq: 0,
        readings: [{ token: 0, reading: 'たべる', parts: [{ t: '食', r: 'た' }, { t: 'べる' }] }],
      },
    ],
  };
  const { user, received } = await openReader(['食べる'], {
    options: { language: 'ja' },
    routes: { [readingsRoute]: { status: 200, body: readings } },
  });
  const text = await screen.findByRole('group', { name: 'Text' });
  expect(received.some(({ path }) => path.endsWith('/readings/'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Display settings' }));
  const furigana = await screen.findByRole('radiogroup', { name: 'Furigana above words' });
  await user.click(furigana.querySelector<HTMLElement>('input[value=all]') as HTMLElement);
  await waitFor(() => expect(text.querySelector('rt')?.textContent).toBe('た'));
  expect(text.querySelector('ruby')?.textContent).toBe('食たべる');
  expect(received.find(({ path }) => path.endsWith('/readings/'))?.query).toEqual({
    from_sentence: '0',
    to_sentence: '0',
  });
});

it('offers a retry when the readings can’t be loaded', async () => {
  const { user, received } = await openReader(['食べる'], {
    options: { language: 'ja' },
    settings: { readingsOver: 'all' },
    routes: {
      [`GET /api/texts/${textId}/readings/`]: { status: 500, body: { code: 'internal', error: '' } },
    },
  });
  await screen.findByText('Couldn’t load readings.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(received.filter(({ path }) => path.endsWith('/readings/')).length).toBeGreaterThan(1),
  );
});
