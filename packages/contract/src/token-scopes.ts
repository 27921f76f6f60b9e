import * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import { eventStreamType } from './event-stream-type.ts';

/**
 * What a personal access token may do. `read`: endpoints with GET; `write`: all others; `media`: those that receive or
 * send files.
 */
export const TokenScope = z.enum(['read', 'write', 'media']).meta({ id: 'TokenScope' });
export type TokenScope = z.infer<typeof TokenScope>;

/** Returns the scope that an access token needs to call an endpoint. */
export function getTokenScope({
  method,
  files,
  produces,
}: Pick<Endpoint, 'method' | 'files' | 'produces'>): TokenScope {
  if (files.length > 0 || produces.some((type) => type !== eventStreamType)) return 'media';
  return method === 'GET' ? 'read' : 'write';
}
