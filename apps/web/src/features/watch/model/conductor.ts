import type { Player } from '../../../lib/player/player.ts';
import { watchTime } from '../../../lib/player/ticker.ts';
import { cueAt } from './track.ts';
import type { Track, WatchSentence } from './track.ts';

/** Milliseconds that a sentence stays on show after its end while the video plays on in silence. */
const lingering = 2500;
/** Most milliseconds between two looks at the time of a video that just plays. */
const continuous = 1500;
/** Milliseconds before the beginning of a sentence at which a player may arrive that was sent there. */
const inexact = 6000;
/** Milliseconds after that beginning by which it has arrived. */
const arrived = 200;
/** A moment without sentences is told in steps of so many milliseconds. */
const coarse = 10_000;

/** Where the learner is. Sentences are told by their numbers; times are milliseconds. */
export interface Place {
  /** The sentence on show; undefined before the first one. */
  seq: number | undefined;
  /** Number of the cue that is being said, or was last. */
  cue: number | undefined;
  /** It is over: nothing, or no more of it, is being said. */
  past: boolean;
  /** It has been over for so long that it is not shown any more. */
  gone: boolean;
  /** It is looked at apart from where the video stands. */
  pinned: boolean;
  /** A moment of the subtitles whose sentences are not here. */
  missing: number | undefined;
  /** The stretch that plays again and again; `to` is undefined until its end is set. */
  loop: { from: number; to: number | undefined } | undefined;
  /** The sentence that plays again and again. */
  repeated: number | undefined;
  /** The sentences that were on show in one go, both included. */
  seen: { from: number; to: number } | undefined;
}

/** What the conductor has to know; read anew with every look. */
export interface Score {
  track: Track;
  /** Milliseconds by which the subtitles come later than they say. */
  shift: number;
  /** The video stops at the end of each sentence. */
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
 * Follows a video from sentence to sentence: knows which one is on show, goes from one to the next, repeats, and stops
 * where it shall.
 */
export function createConductor(player: Player, score: () => Score) {
  let place = beginning;
  const listeners = new Set<() => void>();
  let before: { now: number; playing: boolean } | undefined;
  /** The sentence that the video was sent to and has not reached yet. */
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
    // What lies between two sentences that are not neighbours was not watched.
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
  /** Finds what is on show. */
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
  /** Goes back to where a repeated stretch begins when its end is reached; answers whether it did. */
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
  /** Stops at the end of the sentence that has just been said, and leaves it on show. */
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
    // Who goes elsewhere does not want to be brought back.
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
  /** Shows a sentence and sends the video there; answers whether it is here. */
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
    // In the silence after a sentence, back means that sentence.
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
    /** Sends the video to a moment, in milliseconds of its own. */
    seek: (time: number) => {
      aimed = undefined;
      send(time);
    },
    /** Says the sentence on show once more. */
    again: () => {
      if (place.seq !== undefined && goTo(place.seq)) player.play();
    },
    /** Stops, and shows a sentence without going there. */
    inspect: (seq: number) => {
      const sentence = sentenceOf(seq);
      if (!sentence) return;
      player.pause();
      set({ pinned: true, seq, cue: sentence.cues[0]?.cue, past: false, gone: false, missing: undefined });
    },
    /** Repeats the sentence on show, or no more. */
    toggleRepeat: () => {
      const { repeated, seq } = place;
      set({ repeated: repeated === undefined ? seq : undefined, loop: undefined });
    },
    /** Sets the beginning of a stretch to repeat, then its end, then takes it away. */
    markLoop: () => {
      const { loop } = place;
      const now = player.now();
      if (!loop) set({ loop: { from: now, to: undefined }, repeated: undefined });
      else if (loop.to === undefined && now > loop.from) set({ loop: { ...loop, to: now } });
      else set({ loop: undefined });
    },
    /** What is seen from here on counts anew. */
    forgetSeen: () => {
      const { seq } = place;
      set({ seen: seq === undefined ? undefined : { from: seq, to: seq } });
    },
    /** Looks again: the subtitles or their times have changed. */
    refresh: () => {
      if (!place.pinned) follow(player.now(), player.read().playing);
    },
    dispose: stop,
  };
}

export type Conductor = ReturnType<typeof createConductor>;
