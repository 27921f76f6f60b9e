import { randomUUID } from 'node:crypto';

import type { ApiError } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import { endpoints } from '@glossa/contract/endpoints';
import * as z from 'zod';

import type { Browser, Tampering } from './browser.ts';

/** Every endpoint of the contract with its name. */
export const everyEndpoint: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);

/** Returns well-formed parameters that identify no existing object. */
export const unknownParams = ({ params }: Endpoint): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params.shape).map(([name, schema]) => [
      name,
      z.safeParse(schema as z.ZodType, '999999999').success ? '999999999' : randomUUID(),
    ]),
  );

/** Status and error of a call. */
export interface Outcome {
  status: number;
  code: string | undefined;
  /** English text written by the server. */
  detail: string | undefined;
}

/** Calls an endpoint with well-formed parameters and nothing else. */
export const callWithoutInput = (
  browser: Browser,
  endpoint: Endpoint,
  how: Tampering = {},
): Promise<Outcome> =>
  browser.callTampered(endpoint, { params: unknownParams(endpoint) } as never, how).then(
    () => ({ status: endpoint.statuses[0] as number, code: undefined, detail: undefined }),
    ({ status, code, detail }: ApiError) => ({ status, code, detail }),
  );
