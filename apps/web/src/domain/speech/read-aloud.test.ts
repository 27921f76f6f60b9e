import { ApiError } from '@glossa/contract/client';
import { expect, it, vi } from 'vitest';

import { createReadAloud, NoVoiceError } from './read-aloud.ts';
import { SpeechError } from './speaker.ts';
import type { Speaker } from './speaker.ts';

const story = ['One.', 'Two.', '* * *', 'Four.'];

/** A speaker whose sentences end when the test says so. */
function fakeSpeaker(kind: Speaker['kind']) {
  const calls: { seq: number; resumes: boolean; rate: number }[] = [];
  let finish: (() => void) | undefined;
  let fail: ((error: unknown) => void) | undefined;
  const speaker: Speaker = {
    kind,
    prefetch: vi.fn(),
    dispose: () => undefined,
    speak: ({ seq }, { resumes, rate, signal }) => {
      calls.push({ seq, resumes, rate });
      return new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
        signal.addEventListener('abort', () => reject(new SpeechError('interrupted')));
      });
    },
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    speaker,
    calls,
    finish: () => (finish?.(), settle()),
    fail: (error: unknown) => (fail?.(error), settle()),
    settle,
  };
}

function open(speakers: readonly Speaker[], pausesAfter = (_seq: number) => false) {
  const onFallback = vi.fn();
  const onEnd = vi.fn();
  const readAloud = createReadAloud({
    count: story.length,
    rate: 1,
    loadSentence: async (seq) => ({ seq, text: story[seq] ?? '' }),
    findSpeakers: async () => speakers,
    onCharacter: () => undefined,
    onFallback,
    pausesAfter,
    onEnd,
  });
  return { readAloud, state: readAloud.state.getState, onFallback, onEnd };
}

const speechError = (code: string) => new ApiError(503, { code, error: code });

it('reads to the end of the text, skipping sentences without words and preloading the next ones', async () => {
  const { speaker, calls, finish, settle } = fakeSpeaker('server');
  const { readAloud, state, onEnd } = open([speaker]);
  readAloud.playFrom(0);
  await settle();
  expect(speaker.prefetch).toHaveBeenLastCalledWith([1, 2]);
  await finish();
  await finish();
  expect(calls.map(({ seq }) => seq)).toEqual([0, 1, 3]);
  expect(speaker.prefetch).toHaveBeenLastCalledWith([]);
  await finish();
  expect(state()).toMatchObject({ playing: false, seq: undefined });
  expect(onEnd).toHaveBeenCalledOnce();
});

it('resumes where it was paused, and keeps its position when the speed changes', async () => {
  const { speaker, calls, settle } = fakeSpeaker('browser');
  const { readAloud, state } = open([speaker]);
  readAloud.playFrom(1);
  await settle();
  readAloud.pause();
  expect(state()).toMatchObject({ playing: false, seq: 1 });
  readAloud.resume();
  await settle();
  readAloud.setRate(1.5);
  await settle();
  expect(calls).toEqual([
    { seq: 1, resumes: false, rate: 1 },
    { seq: 1, resumes: true, rate: 1 },
    { seq: 1, resumes: true, rate: 1.5 },
  ]);
});

it('repeats a sentence until repeating is turned off', async () => {
  const { speaker, calls, finish, settle } = fakeSpeaker('browser');
  const { readAloud } = open([speaker]);
  readAloud.playFrom(0);
  readAloud.setRepeats(true);
  await settle();
  await finish();
  readAloud.setRepeats(false);
  await finish();
  expect(calls.map(({ seq }) => seq)).toEqual([0, 0, 1]);
});

it('moves to neighboring sentences, playing or paused, but not beyond the text', async () => {
  const { speaker, calls, settle } = fakeSpeaker('browser');
  const { readAloud, state } = open([speaker]);
  readAloud.playFrom(1);
  await settle();
  readAloud.step(-1);
  await settle();
  expect(calls.map(({ seq }) => seq)).toEqual([1, 0]);
  readAloud.step(-1);
  readAloud.pause();
  for (const _ of story) readAloud.step(1);
  expect(state().seq).toBe(3);
});

it('switches to the browser’s voice when the server fails, and reports the switch only once', async () => {
  const server = fakeSpeaker('server');
  const browser = fakeSpeaker('browser');
  const { readAloud, state, onFallback } = open([server.speaker, browser.speaker]);
  readAloud.playFrom(0);
  await server.settle();
  await server.fail(speechError('speech_budget_spent'));
  expect(state().speaker).toBe('browser');
  await browser.finish();
  expect(browser.calls.map(({ seq }) => seq)).toEqual([0, 1]);
  expect(onFallback).toHaveBeenCalledOnce();
});

it('uses the browser’s voice for a sentence that is too long for the server', async () => {
  const server = fakeSpeaker('server');
  const browser = fakeSpeaker('browser');
  const { readAloud, onFallback } = open([server.speaker, browser.speaker]);
  readAloud.playFrom(0);
  await server.settle();
  await server.fail(speechError('speech_too_long'));
  await browser.finish();
  expect(server.calls.map(({ seq }) => seq)).toEqual([0, 1]);
  expect(onFallback).not.toHaveBeenCalled();
});

it('pauses without an error when something else interrupts the speech', async () => {
  const { speaker, fail, settle } = fakeSpeaker('browser');
  const { readAloud, state } = open([speaker]);
  readAloud.playFrom(0);
  await settle();
  await fail(new SpeechError('interrupted'));
  expect(state()).toMatchObject({ playing: false, seq: 0, problem: undefined });
});

it('stops with an error if no voice is available', async () => {
  const { readAloud, state } = open([]);
  readAloud.playFrom(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(state().playing).toBe(false);
  expect(state().problem).toBeInstanceOf(NoVoiceError);
});

it('pauses at the end of a page if the sleep timer ends there', async () => {
  const { speaker, finish, settle } = fakeSpeaker('browser');
  const { readAloud, state } = open([speaker], (seq) => seq === 1);
  readAloud.playFrom(0);
  await settle();
  await finish();
  await finish();
  expect(state()).toMatchObject({ playing: false, seq: 2 });
});

it('plays only one voice at a time', async () => {
  const first = fakeSpeaker('browser');
  const one = open([first.speaker]);
  const other = open([fakeSpeaker('browser').speaker]);
  one.readAloud.playFrom(0);
  await first.settle();
  other.readAloud.playFrom(0);
  expect(one.state().playing).toBe(false);
  expect(other.state().playing).toBe(true);
});
