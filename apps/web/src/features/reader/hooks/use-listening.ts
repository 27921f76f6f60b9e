import { useSyncExternalStore } from 'react';

import { listening } from '../model/listening.ts';
import type { Listening } from '../model/listening.ts';

/** The recording of the open text, and how it is listened to. */
export const useListening = (): Listening => useSyncExternalStore(listening.subscribe, listening.read);
