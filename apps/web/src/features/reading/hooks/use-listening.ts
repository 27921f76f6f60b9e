import { useSyncExternalStore } from 'react';

import { listening } from '../model/listening.ts';
import type { Listening } from '../model/listening.ts';

/** Returns the recording of the open text, and its playback mode. */
export const useListening = (): Listening => useSyncExternalStore(listening.subscribe, listening.read);
