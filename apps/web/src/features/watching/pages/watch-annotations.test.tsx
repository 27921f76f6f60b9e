import type { WordState } from '@glossa/contract/words';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { videoId, watching } from '@/domain/player/testing/sample-video.ts';
import { fakeLayout } from '@/domain/player/testing/fake-layout.ts';
import { lines, openWatch } from '../testing/open-watch.tsx';
import { samplePart, sampleSentence } from '../testing/sample-track.ts';

fakeVideo();

fakeLayout();

const path = `GET /api/videos/learn/${videoId}/readings/`;
const eatAnnotation = { token: 0, reading: 'たべる', parts: [{ t: '食', r: 'た' }, { t: 'べる' }] };
const readings = { language: 'ja', system: 'furigana', sentences: [{ seq: 0, readings: [eatAnnotation] }] };
const french = (words: Record<string, Partial<WordState>>) =>
  samplePart(
    lines.map((text, seq) => sampleSentence(seq, text)),
    { words },
  );
const japanese = (text: string) => {
  const part = samplePart([sampleSentence(0, text)]);
  return { part, changes: { video: { ...watching(part).video, language: 'ja' } } };
};
const annotations = () => [...document.querySelectorAll('rt')].map(({ textContent }) => textContent);

it('shows translations above words that aren’t known yet', async () => {
  const { word } = await openWatch({
    part: french({
      chat: { level: 2, translation: 'cat; tomcat' },
      dort: { level: 4, translation: 'sleeps' },
    }),
    settings: { translationsOver: 'unknown' },
  });
  await screen.findByText('cat', { selector: 'rt' });
  expect(annotations()).toEqual(['cat']);
  expect(word('dort').querySelector('rt')).toBeNull();
});

it('fetches and shows readings only once they are enabled', async () => {
  const { user, received } = await openWatch({
    ...japanese('食べる'),
    routes: { [path]: { status: 200, body: readings } },
  });
  const requests = () => received.filter(({ path: to }) => to.endsWith('/readings/'));
  expect(requests()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Subtitles and playback' }));
  const choice = await screen.findByRole('radiogroup', { name: 'Furigana above words' });
  await user.click(within(choice).getByRole('radio', { name: 'All' }));
  await screen.findByText('た', { selector: 'rt' });
  expect(requests()[0]?.query).toEqual({ from_sentence: '0', to_sentence: '39' });
});

it('offers a retry when the readings can’t be loaded', async () => {
  const { user } = await openWatch({
    ...japanese('食べる'),
    settings: { readingsOver: 'all' },
    routes: {
      [path]: (_, count) =>
        count === 1
          ? { status: 400, body: { code: 'invalid_request', error: 'No' } }
          : { status: 200, body: readings },
    },
  });
  await screen.findByText('Couldn’t load readings.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('た', { selector: 'rt' });
});

it('doesn’t offer readings for a language that needs none', async () => {
  const { user, received } = await openWatch({ settings: { readingsOver: 'all' } });
  await user.click(screen.getByRole('button', { name: 'Subtitles and playback' }));
  await screen.findByRole('radiogroup', { name: 'Translations above words' });
  expect(screen.queryByRole('radiogroup', { name: /^(Furigana|Pinyin|Romanisation)/ })).toBeNull();
  expect(received.filter(({ path: to }) => to.endsWith('/readings/'))).toEqual([]);
});

it('removes the spaces between words in a language written without them, including in the transcript', async () => {
  const { user, subtitleText } = await openWatch(japanese('猫 は 寝る'));
  const row = () => screen.getByRole('list', { name: 'Transcript' }).querySelector('p')?.textContent;
  expect(subtitleText()).toBe('猫 は 寝る');
  await user.click(screen.getByRole('button', { name: 'Subtitles and playback' }));
  await user.click(await screen.findByRole('switch', { name: 'Hide spaces between words' }));
  await waitFor(() => expect(subtitleText()).toBe('猫は寝る'));
  expect(row()).toBe('猫は寝る');
});

it('shows the translation of a hovered word in the transcript', async () => {
  const { user } = await openWatch({ part: french({ souris: { level: 2, translation: 'mouse' } }) });
  const row = within(screen.getByRole('list', { name: 'Transcript' }));
  await user.hover(row.getByText('souris'));
  await screen.findByText('mouse');
  await user.hover(row.getByText('mange'));
  await waitFor(() => expect(screen.queryByText('mouse')).toBeNull());
});
