import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { videoId } from '@/domain/player/testing/sample-video.ts';
import { sampleWordId } from '@/domain/words/in-text/testing/sample-sentence.ts';
import { lines, openWatch } from '../testing/open-watch.tsx';
import { samplePart, sampleSentence } from '../testing/sample-track.ts';

fakeVideo();
const path = `POST /api/videos/learn/${videoId}/card/`;
const card = (contents: string, name = 'filename="La cle 0.00.apkg"') => ({
  status: 200,
  body: {},
  headers: { 'x-card-holds': contents, 'content-disposition': `attachment; ${name}` },
});

/** Names of the downloaded files. */
let downloads: string[] = [];
beforeEach(() => {
  downloads = [];
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

const button = (name = 'Save sentence as a card') => screen.getByRole('button', { name });

it('saves the current sentence and shows what is on the card', async () => {
  const { user, sent } = await openWatch({ routes: { [path]: card('audio, picture') } });
  await user.keyboard('{ArrowRight}');
  await user.click(button());
  const message = await screen.findByText('Anki card saved, with audio and an image');
  expect(message.parentElement?.textContent).toContain(lines[1]);
  expect(sent('/card/')).toEqual([{ sentence: 1 }]);
  expect(downloads).toEqual(['La cle 0.00.apkg']);
});

it('saves the current sentence by keyboard with the selected word, under the file name from the server', async () => {
  const name = `filename="La cl? 0.00.apkg"; filename*=UTF-8''La%20cl%C3%A9%200.00.apkg`;
  const { user, word, sent } = await openWatch({ routes: { [path]: card('picture', name) } });
  await user.click(word('dort'));
  await user.keyboard('{Escape}');
  await user.click(word('dort'));
  await screen.findByRole('heading', { name: 'dort' });
  await user.keyboard('e');
  await screen.findByText('Anki card saved, with an image but no audio');
  expect(sent('/card/')).toEqual([{ sentence: 0, word: sampleWordId('dort') }]);
  expect(downloads).toEqual(['La clé 0.00.apkg']);
});

it('shows in advance that a YouTube video provides neither audio nor images', async () => {
  const { user } = await openWatch({
    changes: { file: null, youtube: 'dQw4w9WgXcQ' },
    routes: { [path]: card('') },
  });
  await user.click(button('Save sentence as a card, without audio or an image'));
  await screen.findByText('Anki card saved, without audio or an image');
});

it('disables saving before the first sentence', async () => {
  const part = samplePart([sampleSentence(0, 'Le chat dort.', { start: 5000, end: 6000 })]);
  const { user, sent } = await openWatch({ part, routes: { [path]: card('audio') } });
  expect(button().matches(':disabled')).toBe(true);
  await user.keyboard('e');
  await user.keyboard('{ArrowRight}');
  expect(button().matches(':disabled')).toBe(false);
  expect(sent('/card/')).toEqual([]);
});

it('creates one card at a time', async () => {
  let finish: (response: ReturnType<typeof card>) => void = () => undefined;
  const response = new Promise<ReturnType<typeof card>>((resolve) => (finish = resolve));
  const { user, sent } = await openWatch({ routes: { [path]: () => response } });
  await user.keyboard('ee');
  await waitFor(() => expect(button().dataset['loading']).toBe('true'));
  finish(card('audio'));
  await screen.findByText('Anki card saved, with audio but no image');
  expect(sent('/card/')).toHaveLength(1);
  await waitFor(() => expect(button().dataset['loading']).toBeUndefined());
});

it('offers a retry after a temporary error, and shows the reason for a permanent error', async () => {
  const { user, sent } = await openWatch({
    routes: {
      [path]: (_, count) =>
        count === 1
          ? { status: 503, body: { code: 'unavailable', error: 'Away' } }
          : count === 2
            ? card('audio, picture')
            : { status: 404, body: { code: 'video_not_found', error: 'Gone' } },
    },
  });
  await user.keyboard('e');
  await screen.findByText('The card couldn’t be created');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Anki card saved, with audio and an image');
  expect(sent('/card/')).toEqual([{ sentence: 0 }, { sentence: 0 }]);
  await user.keyboard('e');
  await screen.findByText('This video doesn’t exist.');
  expect(downloads).toHaveLength(1);
});
