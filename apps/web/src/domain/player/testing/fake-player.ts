import { createPlayerStore } from '../player.ts';
import type { Player } from '../player.ts';

/** Creates a player whose time the test controls. */
export function fakePlayer(duration = 60_000) {
  const store = createPlayerStore();
  let time = 0;
  store.tell({ ready: true, duration });
  const player: Player = {
    read: store.read,
    subscribe: store.subscribe,
    now: () => time,
    play: () => store.tell({ playing: true, ended: false }),
    pause: () => store.tell({ playing: false }),
    seek: (to) => {
      time = Math.max(0, to);
      store.tell({ ended: false });
    },
    setRate: (rate) => store.tell({ rate }),
    setVolume: (volume) => store.tell({ volume }),
    setMuted: (muted) => store.tell({ muted }),
    togglePicture: undefined,
    dispose: () => undefined,
  };
  return {
    player,
    /** Plays up to a time, unless it is paused or seeks. */
    playTo: (to: number) => {
      for (let reached = time; store.read().playing && time === reached && time < to;) {
        reached = Math.min(to, time + 100);
        time = reached;
        store.tell({});
      }
    },
    end: () => {
      time = duration;
      store.tell({ playing: false, ended: true });
    },
  };
}
