import type { Deed } from './write-audit.ts';

/** Who does what the operator's program does: somebody at the server, without an account. */
export const operator = { id: null, name: 'glossa' } as const satisfies Deed['actor'];
