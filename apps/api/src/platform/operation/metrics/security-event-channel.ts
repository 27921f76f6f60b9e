import { channel } from 'node:diagnostics_channel';

import type { SecurityEventKind, SecurityOutcome } from '@glossa/contract/security-log';

/** The fields of a recorded event that metrics use. */
export interface CountedEvent {
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
}

/**
 * Publishes a `CountedEvent` for each recorded event. For metrics only, because the transaction may still roll back.
 */
export const securityEventChannel = channel('glossa:security-event');
