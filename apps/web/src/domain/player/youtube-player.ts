import { createPlayerStore } from './player.ts';
import type { Player, PlayerState } from './player.ts';

export const youtubeOrigin = 'https://www.youtube-nocookie.com';

/** Milliseconds between handshake messages, and until an iframe that hasn't responded counts as unreachable. */
const handshakeInterval = 250;
const connectTimeout = 12_000;
/** Milliseconds for which the iframe may still report its old state after a command. */
const commandLag = 700;

/** Returns the URL of an iframe that plays a YouTube video from `start` (milliseconds) without YouTube's controls. */
export function youtubeEmbedUrl(id: string, { origin, start }: { origin: string; start: number }): string {
  const query = new URLSearchParams({
    enablejsapi: '1',
    origin,
    controls: '0',
    disablekb: '1',
    fs: '0',
    iv_load_policy: '3',
    cc_load_policy: '0',
    playsinline: '1',
    rel: '0',
    start: String(Math.floor(start / 1000)),
  });
  return `${youtubeOrigin}/embed/${encodeURIComponent(id)}?${query.toString()}`;
}

interface Info {
  currentTime?: number;
  duration?: number;
  playerState?: number;
  playbackRate?: number;
  volume?: number;
  muted?: boolean;
  videoLoadedFraction?: number;
}

/** Player states of the IFrame API. */
const states = { ended: 0, playing: 1, buffering: 3 } as const;

/** Maps an error code of the IFrame API: 100 means removed or private; 101, 150 and 153 forbid embedding. */
const problemFor = (code: unknown): PlayerState['problem'] =>
  code === 100 ? 'gone' : code === 101 || code === 150 || code === 153 ? 'forbidden' : 'unplayable';

/** Parses a message from the iframe; returns undefined if it is not part of the protocol. */
function readMessage(data: unknown): { event: string; info: unknown } | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message = JSON.parse(data) as { event?: unknown; info?: unknown } | null;
    return typeof message?.event === 'string' ? { event: message.event, info: message.info } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a player that controls a YouTube iframe with the IFrame API's messages, without YouTube's scripts. The iframe
 * reports the time four times a second; in between, the time is extrapolated. Starts at `start` (milliseconds).
 */
export function createYoutubePlayer(frame: HTMLIFrameElement, start: number): Player {
  const store = createPlayerStore();
  let lastUpdate = { time: start, at: performance.now() };
  /** Until this time, the iframe's playing state may predate the last command. */
  let ignoreStateUntil = 0;
  const post = (message: object) =>
    frame.contentWindow?.postMessage(
      JSON.stringify({ ...message, id: 'glossa', channel: 'widget' }),
      youtubeOrigin,
    );
  const command = (func: string, ...args: unknown[]) => post({ event: 'command', func, args });
  const now = () => {
    const { playing, waiting, rate, duration } = store.read();
    const sinceUpdate = playing && !waiting ? (performance.now() - lastUpdate.at) * rate : 0;
    const time = Math.round(lastUpdate.time + sinceUpdate);
    return duration > 0 ? Math.min(duration, time) : time;
  };
  const setTime = (time: number) => {
    lastUpdate = { time, at: performance.now() };
  };
  const applyInfo = (info: Info) => {
    const part: Partial<PlayerState> = { ready: true };
    const isNew = performance.now() > ignoreStateUntil;
    if (info.duration !== undefined && info.duration > 0) part.duration = Math.round(info.duration * 1000);
    if (info.playbackRate !== undefined) part.rate = info.playbackRate;
    if (info.volume !== undefined) part.volume = info.volume / 100;
    if (info.muted !== undefined) part.muted = info.muted;
    if (info.videoLoadedFraction !== undefined) {
      part.buffered = info.videoLoadedFraction * (part.duration ?? store.read().duration);
    }
    if (info.playerState !== undefined && isNew) {
      const { playerState } = info;
      part.ended = playerState === states.ended;
      part.waiting = playerState === states.buffering;
      part.playing = playerState === states.playing || part.waiting;
    }
    if (info.currentTime !== undefined && isNew) setTime(info.currentTime * 1000);
    store.update(part);
  };
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== youtubeOrigin || source !== frame.contentWindow) return;
    const message = readMessage(data);
    if (!message) return;
    if (!store.read().ready) {
      clearInterval(handshake);
      clearTimeout(connectTimer);
      command('addEventListener', 'onError');
    }
    if (message.event === 'onError') {
      const code: unknown = message.info;
      store.update({ problem: problemFor(code), playing: false });
    } else if (typeof message.info === 'object' && message.info !== null) applyInfo(message.info);
    else if (message.event === 'onReady') applyInfo({});
  };
  addEventListener('message', onMessage);
  const handshake = setInterval(() => post({ event: 'listening' }), handshakeInterval);
  const connectTimer = setTimeout(() => store.update({ problem: 'unreachable' }), connectTimeout);
  const updateAfterCommand = (part: Partial<PlayerState>) => {
    ignoreStateUntil = performance.now() + commandLag;
    store.update(part);
  };
  return {
    read: store.read,
    subscribe: store.subscribe,
    now,
    play: () => {
      setTime(now());
      command('playVideo');
      updateAfterCommand({ playing: true, ended: false });
    },
    pause: () => {
      setTime(now());
      command('pauseVideo');
      updateAfterCommand({ playing: false });
    },
    seek: (time) => {
      setTime(Math.max(0, time));
      command('seekTo', Math.max(0, time) / 1000, true);
      updateAfterCommand({ ended: false });
    },
    setRate: (rate) => {
      setTime(now());
      command('setPlaybackRate', rate);
      store.update({ rate });
    },
    setVolume: (volume) => {
      command('setVolume', Math.round(volume * 100));
      store.update({ volume });
    },
    setMuted: (muted) => {
      command(muted ? 'mute' : 'unMute');
      store.update({ muted });
    },
    togglePictureInPicture: undefined,
    dispose: () => {
      clearInterval(handshake);
      clearTimeout(connectTimer);
      removeEventListener('message', onMessage);
    },
  };
}
