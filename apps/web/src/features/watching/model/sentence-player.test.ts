import { expect, it } from 'vitest';

import { fakePlayer } from '@/domain/player/testing/fake-player.ts';
import { samplePart, sampleSentence, sampleTrack } from '../testing/sample-track.ts';
import { createSentencePlayer } from './sentence-player.ts';
import type { SentencePlayerInput } from './sentence-player.ts';
import { createSubtitleTrack } from './subtitle-track.ts';

const sentences = ['Un.', 'Deux.', 'Trois.', 'Quatre.'].map((text, seq) => sampleSentence(seq, text));

function play(input: Partial<SentencePlayerInput> = {}) {
  const fake = fakePlayer();
  const fullInput: SentencePlayerInput = {
    track: sampleTrack(sentences),
    shift: 0,
    autoPause: false,
    ...input,
  };
  const sentencePlayer = createSentencePlayer(fake.player, () => fullInput);
  const { player } = fake;
  return {
    ...fake,
    sentencePlayer,
    state: sentencePlayer.read,
    time: player.now,
    isPlaying: () => player.read().playing,
  };
}

it('follows the video from sentence to sentence, taking the subtitle delay into account', () => {
  const { player, playTo, state } = play({ shift: 500 });
  player.play();
  playTo(400);
  expect(state().seq).toBeUndefined();
  playTo(600);
  expect(state()).toMatchObject({ seq: 0, hasEnded: false });
  playTo(2200);
  expect(state()).toMatchObject({ seq: 0, hasEnded: true });
  playTo(2600);
  expect(state()).toMatchObject({ seq: 1, hasEnded: false });
});

it('hides a sentence some time after it ends, but not while paused', () => {
  const { player, playTo, state } = play();
  player.play();
  playTo(9000);
  expect(state()).toMatchObject({ seq: 3, hidden: false });
  playTo(12_000);
  expect(state().hidden).toBe(true);
  player.pause();
  expect(state()).toMatchObject({ seq: 3, hidden: false });
});

it('moves to the next and the previous sentence, and replays a sentence', () => {
  const { sentencePlayer, player, playTo, state, time, isPlaying } = play();
  player.seek(2500);
  sentencePlayer.step(1);
  expect([time(), state().seq]).toEqual([4000, 2]);
  sentencePlayer.step(-1);
  expect([time(), state().seq, isPlaying()]).toEqual([2000, 1, false]);
  sentencePlayer.replay();
  playTo(3800);
  // In the silence after a sentence, "back" repeats that sentence.
  sentencePlayer.step(-1);
  expect([time(), state().seq, isPlaying()]).toEqual([2000, 1, true]);
});

it('shows the target sentence even if the player lands slightly before it', () => {
  const { sentencePlayer, player, state } = play();
  sentencePlayer.goTo(2);
  player.seek(3700);
  expect(state().seq).toBe(2);
});

it('pauses at the end of a sentence, keeps displaying it and resumes from there', () => {
  const { player, playTo, state, time, isPlaying } = play({ autoPause: true });
  player.play();
  playTo(6000);
  expect([isPlaying(), time()]).toEqual([false, 1500]);
  expect(state()).toMatchObject({ seq: 0, pinned: true });
  player.play();
  playTo(6000);
  expect([time(), state().seq]).toEqual([3500, 1]);
});

it('repeats a sentence until the learner moves to another', () => {
  const { sentencePlayer, player, playTo, state, time } = play();
  player.seek(2100);
  sentencePlayer.toggleRepeat();
  player.play();
  for (let repetition = 0; repetition < 3; repetition++) {
    playTo(3400);
    expect(state().seq).toBe(1);
    playTo(3500);
    expect(time()).toBe(2000);
  }
  sentencePlayer.step(1);
  expect(state()).toMatchObject({ seq: 2, repeated: undefined });
});

it('loops from A to B, even if the video ends at B', () => {
  const { sentencePlayer, player, playTo, end, state, time, isPlaying } = play();
  player.seek(1000);
  sentencePlayer.markLoop();
  expect(state().loop).toEqual({ from: 1000, to: undefined });
  player.seek(2600);
  sentencePlayer.markLoop();
  expect(state().loop).toEqual({ from: 1000, to: 2600 });
  player.seek(2000);
  player.play();
  playTo(2600);
  expect(time()).toBe(1000);
  end();
  expect([time(), isPlaying()]).toEqual([1000, true]);
  sentencePlayer.seek(9000);
  expect(state().loop).toBeUndefined();
});

it('shows a sentence without seeking to it until playback resumes', () => {
  const { sentencePlayer, player, playTo, state, time } = play();
  player.seek(500);
  sentencePlayer.inspect(3);
  expect([state().seq, state().pinned, time()]).toEqual([3, true, 500]);
  player.play();
  playTo(700);
  expect(state()).toMatchObject({ seq: 0, pinned: false });
});

it('tracks which sentences were played without a gap', () => {
  const { sentencePlayer, player, playTo, state } = play();
  player.play();
  playTo(5000);
  expect(state().watchedRange).toEqual({ from: 0, to: 2 });
  sentencePlayer.goTo(1);
  expect(state().watchedRange).toEqual({ from: 0, to: 2 });
  sentencePlayer.resetSeen();
  expect(state().watchedRange).toEqual({ from: 1, to: 1 });
  sentencePlayer.goTo(3);
  expect(state().watchedRange).toEqual({ from: 3, to: 3 });
});

it('reports a time whose sentences haven’t loaded', () => {
  const { sentencePlayer, state } = play({ track: createSubtitleTrack(5000, [samplePart(sentences)]) });
  sentencePlayer.seek(123_456);
  expect(state()).toMatchObject({ missingTime: 120_000, hidden: true });
});
