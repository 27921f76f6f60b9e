import { useSyncExternalStore } from 'react';

import type { Player, PlayerState } from './player.ts';

/** Returns the player's state; renders again when it changes. */
export const usePlayer = (player: Player): PlayerState => useSyncExternalStore(player.subscribe, player.read);
