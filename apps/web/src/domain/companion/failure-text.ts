import i18next from 'i18next';

import { CompanionFailure } from './companion-site.ts';
import type { ConnectedSite } from './use-companion.ts';

/** Returns what went wrong with the companion site and what to do. Needs the `companion` namespace to be loaded. */
export function failureText(failure: unknown, { host }: Pick<ConnectedSite, 'host'>): string {
  const { kind, message } =
    failure instanceof CompanionFailure ? failure : new CompanionFailure('unreachable');
  return i18next.t(`companion:failure.${kind}`, { host, message, origin: location.origin });
}
