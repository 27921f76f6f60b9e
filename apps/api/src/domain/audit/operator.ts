import type { Deed } from './write-audit.ts';

/** The actor of the operator's command line, who has no account. */
export const operator = { id: null, name: 'glossa' } as const satisfies Deed['actor'];
