import { useSyncExternalStore } from 'react';

import type { Player, PlayerState } from './player.ts';

/** What a player says of itself; follows. */
export const usePlayer = (player: Player): PlayerState => useSyncExternalStore(player.subscribe, player.read);
