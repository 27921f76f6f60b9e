import { expect, it } from 'vitest';

import { fakePlayer } from '@/domain/player/testing/fake-player.ts';
import { partOf, saidAt, trackOf } from '../testing/sample-track.ts';
import { createConductor } from './conductor.ts';
import type { Score } from './conductor.ts';
import { createTrack } from './track.ts';

const said = ['Un.', 'Deux.', 'Trois.', 'Quatre.'].map((text, seq) => saidAt(seq, text));

function conduct(score: Partial<Score> = {}) {
  const fake = fakePlayer();
  const full: Score = { track: trackOf(said), shift: 0, autoPause: false, ...score };
  const conductor = createConductor(fake.player, () => full);
  const { player } = fake;
  return { ...fake, conductor, place: conductor.read, time: player.now, runs: () => player.read().playing };
}

it('follows the video from sentence to sentence, including the subtitle offset', () => {
  const { player, playTo, place } = conduct({ shift: 500 });
  player.play();
  playTo(400);
  expect(place().seq).toBeUndefined();
  playTo(600);
  expect(place()).toMatchObject({ seq: 0, past: false });
  playTo(2200);
  expect(place()).toMatchObject({ seq: 0, past: true });
  playTo(2600);
  expect(place()).toMatchObject({ seq: 1, past: false });
});

it('hides a sentence long after it ended, but not while paused', () => {
  const { player, playTo, place } = conduct();
  player.play();
  playTo(9000);
  expect(place()).toMatchObject({ seq: 3, gone: false });
  playTo(12_000);
  expect(place().gone).toBe(true);
  player.pause();
  expect(place()).toMatchObject({ seq: 3, gone: false });
});

it('moves to the next and previous sentence and replays one', () => {
  const { conductor, player, playTo, place, time, runs } = conduct();
  player.seek(2500);
  conductor.step(1);
  expect([time(), place().seq]).toEqual([4000, 2]);
  conductor.step(-1);
  expect([time(), place().seq, runs()]).toEqual([2000, 1, false]);
  conductor.again();
  playTo(3800);
  // In the silence after a sentence, "back" repeats that sentence.
  conductor.step(-1);
  expect([time(), place().seq, runs()]).toEqual([2000, 1, true]);
});

it('shows the target sentence even if the player lands slightly before it', () => {
  const { conductor, player, place } = conduct();
  conductor.goTo(2);
  player.seek(3700);
  expect(place().seq).toBe(2);
});

it('pauses at the end of a sentence, keeps showing it and resumes from there', () => {
  const { player, playTo, place, time, runs } = conduct({ autoPause: true });
  player.play();
  playTo(6000);
  expect([runs(), time()]).toEqual([false, 1500]);
  expect(place()).toMatchObject({ seq: 0, pinned: true });
  player.play();
  playTo(6000);
  expect([time(), place().seq]).toEqual([3500, 1]);
});

it('repeats a sentence until the learner moves to another', () => {
  const { conductor, player, playTo, place, time } = conduct();
  player.seek(2100);
  conductor.toggleRepeat();
  player.play();
  for (let round = 0; round < 3; round++) {
    playTo(3400);
    expect(place().seq).toBe(1);
    playTo(3500);
    expect(time()).toBe(2000);
  }
  conductor.step(1);
  expect(place()).toMatchObject({ seq: 2, repeated: undefined });
});

it('loops from A to B, even when B is the end', () => {
  const { conductor, player, playTo, end, place, time, runs } = conduct();
  player.seek(1000);
  conductor.markLoop();
  expect(place().loop).toEqual({ from: 1000, to: undefined });
  player.seek(2600);
  conductor.markLoop();
  expect(place().loop).toEqual({ from: 1000, to: 2600 });
  player.seek(2000);
  player.play();
  playTo(2600);
  expect(time()).toBe(1000);
  end();
  expect([time(), runs()]).toEqual([1000, true]);
  conductor.seek(9000);
  expect(place().loop).toBeUndefined();
});

it('shows a sentence without seeking to it until playback resumes', () => {
  const { conductor, player, playTo, place, time } = conduct();
  player.seek(500);
  conductor.inspect(3);
  expect([place().seq, place().pinned, time()]).toEqual([3, true, 500]);
  player.play();
  playTo(700);
  expect(place()).toMatchObject({ seq: 0, pinned: false });
});

it('tracks which sentences were played in one stretch', () => {
  const { conductor, player, playTo, place } = conduct();
  player.play();
  playTo(5000);
  expect(place().seen).toEqual({ from: 0, to: 2 });
  conductor.goTo(1);
  expect(place().seen).toEqual({ from: 0, to: 2 });
  conductor.forgetSeen();
  expect(place().seen).toEqual({ from: 1, to: 1 });
  conductor.goTo(3);
  expect(place().seen).toEqual({ from: 3, to: 3 });
});

it('reports the time for which no sentences are loaded', () => {
  const { conductor, place } = conduct({ track: createTrack(5000, [partOf(said)]) });
  conductor.seek(123_456);
  expect(place()).toMatchObject({ missing: 120_000, gone: true });
});
