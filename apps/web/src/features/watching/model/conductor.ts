import type { Player } from '@/domain/player/player.ts';
import { watchTime } from '@/domain/player/ticker.ts';
import { cueAt } from './track.ts';
import type { Track, WatchSentence } from './track.ts';

/** Milliseconds for which a sentence stays visible after its end while nothing else is spoken. */
const lingering = 2500;
/** Maximum milliseconds between two time updates during normal playback. */
const continuous = 1500;
/** Milliseconds by which a seek may land before the start of a sentence. */
const inexact = 6000;
/** Milliseconds after the start by which the seek is complete. */
const arrived = 200;
/** Rounding of a time without loaded sentences, in milliseconds. */
const coarse = 10_000;

/** The learner's place in the video. Sentences are given by number, times in milliseconds. */
export interface Place {
  /** The current sentence; undefined before the first. */
  seq: number | undefined;
  /** Number of the current cue, or of the last one. */
  cue: number | undefined;
  /** Whether the sentence has ended. */
  past: boolean;
  /** Whether it ended so long ago that it is hidden. */
  gone: boolean;
  /** Whether it is displayed independently of the video's position. */
  pinned: boolean;
  /** A subtitle time whose sentences haven't loaded. */
  missing: number | undefined;
  /** The looped range; `to` is undefined until its end is set. */
  loop: { from: number; to: number | undefined } | undefined;
  /** The sentence being repeated. */
  repeated: number | undefined;
  /** The range of sentences watched without a gap, inclusive. */
  seen: { from: number; to: number } | undefined;
}

/** The conductor's input, read again on every update. */
export interface Score {
  track: Track;
  /** Delay of the subtitles in milliseconds. */
  shift: number;
  /** Whether the video pauses after each sentence. */
  autoPause: boolean;
}

const beginning: Place = {
  seq: undefined,
  cue: undefined,
  past: false,
  gone: false,
  pinned: false,
  missing: undefined,
  loop: undefined,
  repeated: undefined,
  seen: undefined,
};

/**
 * Follows a video sentence by sentence: tracks the current one, steps between sentences, repeats, and pauses
 * automatically.
 */
export function createConductor(player: Player, score: () => Score) {
  let place = beginning;
  const listeners = new Set<() => void>();
  let before: { now: number; playing: boolean } | undefined;
  /** The sentence being sought. */
  let aimed: number | undefined;

  const set = (part: Partial<Place>) => {
    const next = { ...place, ...part };
    const names = Object.keys(part) as (keyof Place)[];
    if (names.every((name) => next[name] === place[name])) return;
    place = next;
    for (const listener of listeners) listener();
  };
  const see = (seq: number) => {
    const { seen } = place;
    if (seen && seq >= seen.from && seq <= seen.to) return;
    // After a jump, the sentences in between were not watched.
    const goesOn = seen && seq >= seen.from - 1 && seq <= seen.to + 1;
    set({
      seen: goesOn ? { from: Math.min(seq, seen.from), to: Math.max(seq, seen.to) } : { from: seq, to: seq },
    });
  };
  const show = (sentence: WatchSentence, moment: number, playing: boolean) => {
    const over = moment - score().track.endOf(sentence);
    const cue = cueAt(sentence, moment);
    const past = over >= 0 || (cue !== undefined && moment >= cue.end);
    set({
      seq: sentence.seq,
      cue: cue?.cue,
      past,
      gone: over >= lingering && playing,
      missing: undefined,
    });
    see(sentence.seq);
  };
  /** Updates the current sentence. */
  const follow = (now: number, playing: boolean) => {
    const { track, shift } = score();
    const moment = now - shift;
    const goal = aimed === undefined ? undefined : track.get(aimed);
    if (goal && moment > goal.start - inexact && moment < goal.start + arrived) {
      show(goal, Math.max(moment, goal.start), playing);
      return;
    }
    aimed = undefined;
    const seq = track.at(moment);
    const sentence = seq === undefined ? undefined : track.get(seq);
    if (sentence) show(sentence, moment, playing);
    else if (seq === undefined) {
      set({ missing: Math.max(0, Math.floor(moment / coarse) * coarse), gone: true });
    } else set({ seq: undefined, cue: undefined, past: false, gone: false, missing: undefined });
  };
  /** Restarts a repeated range when its end is reached; returns whether it did. */
  const goRound = (now: number): boolean => {
    const { track, shift } = score();
    const { loop, repeated } = place;
    const sentence = repeated === undefined ? undefined : track.get(repeated);
    const from = sentence ? sentence.start + shift : loop?.from;
    const to = sentence ? track.endOf(sentence) + shift : loop?.to;
    if (from === undefined || to === undefined || now < to) return false;
    aimed = undefined;
    player.seek(from);
    return true;
  };
  /** Pauses at the end of the sentence just spoken, and keeps it displayed. */
  const restAfter = (was: number, now: number) => {
    const { track, shift } = score();
    const sentence = place.seq === undefined ? undefined : track.get(place.seq);
    const end = sentence && track.endOf(sentence) + shift;
    if (end === undefined || was >= end || now < end) return false;
    player.pause();
    set({ pinned: true, past: true });
    return true;
  };
  const look = (now: number) => {
    const { playing, ended } = player.read();
    const was = before;
    before = { now, playing };
    const isStart = playing && !was?.playing;
    if (isStart) set({ pinned: false });
    const playedOn = was?.playing && now > was.now && now - was.now < continuous;
    if ((playing || ended) && (playedOn || ended) && goRound(now)) {
      if (ended) player.play();
      return;
    }
    if (playing && playedOn && score().autoPause && restAfter(was.now, now)) return;
    if (!place.pinned) follow(now, playing);
  };
  const stop = watchTime(player, look);

  const sentenceOf = (seq: number | undefined) => (seq === undefined ? undefined : score().track.get(seq));
  const send = (time: number) => {
    // Seeking outside a repeated range ends the repetition.
    const { loop, repeated } = place;
    const isOut = loop?.to !== undefined && (time < loop.from || time > loop.to);
    const leaves = repeated !== undefined && repeated !== aimed;
    set({
      pinned: false,
      loop: isOut ? undefined : loop,
      repeated: leaves ? undefined : repeated,
    });
    before = undefined;
    player.seek(time);
    follow(time, player.read().playing);
  };
  /** Displays a sentence and seeks to it; returns whether it is loaded. */
  const goTo = (seq: number): boolean => {
    const sentence = sentenceOf(seq);
    if (!sentence) return false;
    aimed = seq;
    send(sentence.start + score().shift);
    return true;
  };
  const step = (by: 1 | -1): boolean => {
    const { seq, past } = place;
    if (seq === undefined) return by === 1 && goTo(0);
    // In the silence after a sentence, "back" repeats that sentence.
    const { playing } = player.read();
    return goTo(by === -1 && past && playing ? seq : seq + by);
  };
  return {
    read: () => place,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo,
    step,
    /** Seeks to a time in milliseconds of the video. */
    seek: (time: number) => {
      aimed = undefined;
      send(time);
    },
    /** Plays the current sentence again. */
    again: () => {
      if (place.seq !== undefined && goTo(place.seq)) player.play();
    },
    /** Pauses, and displays a sentence without seeking. */
    inspect: (seq: number) => {
      const sentence = sentenceOf(seq);
      if (!sentence) return;
      player.pause();
      set({ pinned: true, seq, cue: sentence.cues[0]?.cue, past: false, gone: false, missing: undefined });
    },
    /** Toggles repeating the current sentence. */
    toggleRepeat: () => {
      const { repeated, seq } = place;
      set({ repeated: repeated === undefined ? seq : undefined, loop: undefined });
    },
    /** Sets the start of a loop, then its end, then removes it. */
    markLoop: () => {
      const { loop } = place;
      const now = player.now();
      if (!loop) set({ loop: { from: now, to: undefined }, repeated: undefined });
      else if (loop.to === undefined && now > loop.from) set({ loop: { ...loop, to: now } });
      else set({ loop: undefined });
    },
    /** Resets the range of watched sentences. */
    forgetSeen: () => {
      const { seq } = place;
      set({ seen: seq === undefined ? undefined : { from: seq, to: seq } });
    },
    /** Updates the current sentence after the subtitles or their times changed. */
    refresh: () => {
      if (!place.pinned) follow(player.now(), player.read().playing);
    },
    dispose: stop,
  };
}

export type Conductor = ReturnType<typeof createConductor>;
