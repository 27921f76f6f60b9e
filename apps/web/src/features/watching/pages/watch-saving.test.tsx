import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { fakeVideo } from '@/domain/player/testing/fake-player.ts';
import { videoId } from '@/domain/player/testing/sample-video.ts';
import { savedServer } from '@/testing/saved-server.ts';
import { openWatch } from '../testing/open-watch.tsx';

fakeVideo();
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

it('saves the moment with the heart and unsaves it by keyboard', async () => {
  const { routes, items } = savedServer();
  const { user } = await openWatch({ routes });
  const saveButton = await screen.findByRole('button', { name: 'Save moment' });
  await user.click(saveButton);
  await waitFor(() => expect(items()).toEqual([{ kind: 'moment', video: videoId, position: 0 }]));
  await waitFor(() => expect(saveButton.getAttribute('aria-pressed')).toBe('true'));
  await user.keyboard('{Shift>}q{/Shift}');
  await waitFor(() => expect(items()).toEqual([]));
});

it('saves the current sentence by keyboard, and toggles a word’s sentence in its panel', async () => {
  const { routes, items } = savedServer();
  const { user, word } = await openWatch({ routes });
  await screen.findByRole('button', { name: 'Save moment' });
  await user.keyboard('{ArrowRight}q');
  await waitFor(() => expect(items()).toEqual([{ kind: 'sentence', video: videoId, sentence: 1 }]));
  await user.click(word('mange'));
  const saveButton = await screen.findByRole('button', { name: 'Save sentence' });
  await waitFor(() => expect(saveButton.getAttribute('aria-pressed')).toBe('true'));
  await user.click(saveButton);
  await waitFor(() => expect(items()).toEqual([]));
});
