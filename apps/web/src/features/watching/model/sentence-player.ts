import { subscribeToTime } from '@/domain/player/player.ts';
import type { Player } from '@/domain/player/player.ts';
import { cueAt } from './subtitle-track.ts';
import type { SubtitleTrack, WatchSentence } from './subtitle-track.ts';

/** Milliseconds for which a sentence stays visible after its end while nothing else is spoken. */
const lingerTime = 2500;
/** Maximum milliseconds between two time updates during normal playback. */
const maxTimeGap = 1500;
/** Maximum number of milliseconds by which a seek may land before the start of a sentence. */
const seekTolerance = 6000;
/** Milliseconds after the start of the target sentence at which a seek counts as complete. */
const arrivalTime = 200;
/** Granularity of times whose sentences haven't loaded, in milliseconds. */
const missingTimeStep = 10_000;

/** The learner's position in the video. Sentences are identified by number, and times are in milliseconds. */
export interface SentenceState {
  /** The current sentence; undefined before the first. */
  seq: number | undefined;
  /** Number of the current cue, or of the last one if none is current. */
  cue: number | undefined;
  hasEnded: boolean;
  /** Whether the sentence ended so long ago that it is hidden. */
  hidden: boolean;
  /** Whether the sentence is displayed independently of the video's position. */
  pinned: boolean;
  /** A subtitle time whose sentences haven't loaded. */
  missingTime: number | undefined;
  /** The looped range; `to` is undefined until the end is set. */
  loop: { from: number; to: number | undefined } | undefined;
  /** The sentence being repeated. */
  repeated: number | undefined;
  /** The range of sentences watched without a gap, inclusive. */
  watchedRange: { from: number; to: number } | undefined;
}

/** A sentence player's input, read again on every update. */
export interface SentencePlayerInput {
  track: SubtitleTrack;
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  /** Whether the video pauses after each sentence. */
  autoPause: boolean;
}

const initialState: SentenceState = {
  seq: undefined,
  cue: undefined,
  hasEnded: false,
  hidden: false,
  pinned: false,
  missingTime: undefined,
  loop: undefined,
  repeated: undefined,
  watchedRange: undefined,
};

/**
 * Follows a video sentence by sentence: tracks the current sentence, steps between sentences, repeats them, and pauses
 * automatically.
 */
export function createSentencePlayer(player: Player, input: () => SentencePlayerInput) {
  let state = initialState;
  const listeners = new Set<() => void>();
  let last: { now: number; playing: boolean } | undefined;
  /** The sentence to seek to. */
  let targetSeq: number | undefined;

  const updateState = (part: Partial<SentenceState>) => {
    const next = { ...state, ...part };
    const names = Object.keys(part) as (keyof SentenceState)[];
    if (names.every((name) => next[name] === state[name])) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const markSeen = (seq: number) => {
    const { watchedRange } = state;
    if (watchedRange && seq >= watchedRange.from && seq <= watchedRange.to) return;
    // After a jump, the sentences in between haven't been watched.
    const isAdjacent = watchedRange && seq >= watchedRange.from - 1 && seq <= watchedRange.to + 1;
    updateState({
      watchedRange: isAdjacent
        ? { from: Math.min(seq, watchedRange.from), to: Math.max(seq, watchedRange.to) }
        : { from: seq, to: seq },
    });
  };
  const show = (sentence: WatchSentence, moment: number, playing: boolean) => {
    const sinceEnd = moment - input().track.endOf(sentence);
    const cue = cueAt(sentence, moment);
    const hasEnded = sinceEnd >= 0 || (cue !== undefined && moment >= cue.end);
    updateState({
      seq: sentence.seq,
      cue: cue?.cue,
      hasEnded,
      hidden: sinceEnd >= lingerTime && playing,
      missingTime: undefined,
    });
    markSeen(sentence.seq);
  };
  /** Updates the current sentence. */
  const update = (now: number, playing: boolean) => {
    const { track, shift } = input();
    const moment = now - shift;
    const target = targetSeq === undefined ? undefined : track.get(targetSeq);
    if (target && moment > target.start - seekTolerance && moment < target.start + arrivalTime) {
      show(target, Math.max(moment, target.start), playing);
      return;
    }
    targetSeq = undefined;
    const seq = track.at(moment);
    const sentence = seq === undefined ? undefined : track.get(seq);
    if (sentence) show(sentence, moment, playing);
    else if (seq === undefined) {
      updateState({
        missingTime: Math.max(0, Math.floor(moment / missingTimeStep) * missingTimeStep),
        hidden: true,
      });
    } else
      updateState({ seq: undefined, cue: undefined, hasEnded: false, hidden: false, missingTime: undefined });
  };
  /** Restarts a repeated range when its end is reached. Returns whether it did. */
  const restartLoop = (now: number): boolean => {
    const { track, shift } = input();
    const { loop, repeated } = state;
    const sentence = repeated === undefined ? undefined : track.get(repeated);
    const from = sentence ? sentence.start + shift : loop?.from;
    const to = sentence ? track.endOf(sentence) + shift : loop?.to;
    if (from === undefined || to === undefined || now < to) return false;
    targetSeq = undefined;
    player.seek(from);
    return true;
  };
  /** Pauses at the end of the sentence that was just spoken, and keeps displaying it. */
  const pauseAfterSentence = (previous: number, now: number) => {
    const { track, shift } = input();
    const sentence = state.seq === undefined ? undefined : track.get(state.seq);
    const end = sentence && track.endOf(sentence) + shift;
    if (end === undefined || previous >= end || now < end) return false;
    player.pause();
    updateState({ pinned: true, hasEnded: true });
    return true;
  };
  const onTimeUpdate = (now: number) => {
    const { playing, ended } = player.read();
    const previous = last;
    last = { now, playing };
    const hasStarted = playing && !previous?.playing;
    if (hasStarted) updateState({ pinned: false });
    const isContinuous = previous?.playing && now > previous.now && now - previous.now < maxTimeGap;
    if ((playing || ended) && (isContinuous || ended) && restartLoop(now)) {
      if (ended) player.play();
      return;
    }
    if (playing && isContinuous && input().autoPause && pauseAfterSentence(previous.now, now)) return;
    if (!state.pinned) update(now, playing);
  };
  const stop = subscribeToTime(player, onTimeUpdate);

  const getSentence = (seq: number | undefined) => (seq === undefined ? undefined : input().track.get(seq));
  const seekTo = (time: number) => {
    // Seeking outside the repeated range ends the repetition.
    const { loop, repeated } = state;
    const isOutsideLoop = loop?.to !== undefined && (time < loop.from || time > loop.to);
    const hasLeftRepeated = repeated !== undefined && repeated !== targetSeq;
    updateState({
      pinned: false,
      loop: isOutsideLoop ? undefined : loop,
      repeated: hasLeftRepeated ? undefined : repeated,
    });
    last = undefined;
    player.seek(time);
    update(time, player.read().playing);
  };
  /** Displays a sentence and seeks to it. Returns whether the sentence is loaded. */
  const goTo = (seq: number): boolean => {
    const sentence = getSentence(seq);
    if (!sentence) return false;
    targetSeq = seq;
    seekTo(sentence.start + input().shift);
    return true;
  };
  const step = (by: 1 | -1): boolean => {
    const { seq, hasEnded } = state;
    if (seq === undefined) return by === 1 && goTo(0);
    // In the silence after a sentence, "back" repeats that sentence.
    const { playing } = player.read();
    return goTo(by === -1 && hasEnded && playing ? seq : seq + by);
  };
  return {
    read: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo,
    step,
    /** Seeks to a time in the video, in milliseconds. */
    seek: (time: number) => {
      targetSeq = undefined;
      seekTo(time);
    },
    /** Replays the current sentence. */
    replay: () => {
      if (state.seq !== undefined && goTo(state.seq)) player.play();
    },
    /** Pauses and displays a sentence without seeking. */
    inspect: (seq: number) => {
      const sentence = getSentence(seq);
      if (!sentence) return;
      player.pause();
      updateState({
        pinned: true,
        seq,
        cue: sentence.cues[0]?.cue,
        hasEnded: false,
        hidden: false,
        missingTime: undefined,
      });
    },
    /** Starts repeating the current sentence, or stops repeating. */
    toggleRepeat: () => {
      const { repeated, seq } = state;
      updateState({ repeated: repeated === undefined ? seq : undefined, loop: undefined });
    },
    /** On successive calls, sets the start of a loop, sets its end, and removes it. */
    markLoop: () => {
      const { loop } = state;
      const now = player.now();
      if (!loop) updateState({ loop: { from: now, to: undefined }, repeated: undefined });
      else if (loop.to === undefined && now > loop.from) updateState({ loop: { ...loop, to: now } });
      else updateState({ loop: undefined });
    },
    /** Resets the range of watched sentences. */
    resetSeen: () => {
      const { seq } = state;
      updateState({ watchedRange: seq === undefined ? undefined : { from: seq, to: seq } });
    },
    /** Updates the current sentence after the subtitles or their times have changed. */
    refresh: () => {
      if (!state.pinned) update(player.now(), player.read().playing);
    },
    dispose: stop,
  };
}

export type SentencePlayer = ReturnType<typeof createSentencePlayer>;
