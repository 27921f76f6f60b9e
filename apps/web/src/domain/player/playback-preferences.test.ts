import { expect, it } from 'vitest';

import { applyPlaybackPreferences } from './playback-preferences.ts';
import { fakePlayer } from './testing/fake-player.ts';

function open() {
  const { player } = fakePlayer();
  const stop = applyPlaybackPreferences(player);
  return { player, stop, preferences: () => [player.read().rate, player.read().volume, player.read().muted] };
}

it('restores the last speed, volume and mute setting', () => {
  const first = open();
  expect(first.preferences()).toEqual([1, 1, false]);
  first.player.setRate(0.75);
  first.player.setVolume(0.4);
  first.player.setMuted(true);
  first.stop();
  const second = open();
  expect(second.preferences()).toEqual([0.75, 0.4, true]);
  second.player.setMuted(false);
  second.stop();
  expect(open().preferences()).toEqual([0.75, 0.4, false]);
});

it('ignores invalid stored values', () => {
  localStorage.setItem('glossa-player', '{"rate":0,"volume":"loud","muted":1}');
  expect(open().preferences()).toEqual([1, 1, false]);
  localStorage.setItem('glossa-player', 'nonsense');
  expect(open().preferences()).toEqual([1, 1, false]);
});
