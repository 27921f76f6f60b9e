import * as z from 'zod';

import { whole, type Given } from './formats.ts';

/** What the environment may say of how the processes are watched and stopped. */
export const operationVariables = {
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  STOP_DELAY_MS: whole(0, 120_000).default(0),
  STOP_TIMEOUT_MS: whole(0, 600_000).default(20_000),
};
const Variables = z.object(operationVariables);

/** How a process is watched and stopped. */
export interface OperationConfig {
  /** Where figures and health are served to whoever runs the site; undefined when they are not. */
  metrics: { host: string; port: number } | undefined;
  /** Milliseconds for which a server that is told to stop goes on serving, so that proxies turn away from it first. */
  stopDelayMs: number;
  /** Milliseconds for which running requests and jobs are waited for after that. */
  stopTimeoutMs: number;
}

/** Whether figures would be served where people are. */
export function operationMistakes(
  env: Given<typeof operationVariables> & { PORT?: number | undefined },
): string[] {
  return env.METRICS_PORT && env.METRICS_PORT === env.PORT
    ? ['METRICS_PORT: must be another port than PORT']
    : [];
}

/** How a process is watched and stopped by this environment. */
export const operationOf = (env: z.output<typeof Variables>): OperationConfig => ({
  metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  stopDelayMs: env.STOP_DELAY_MS,
  stopTimeoutMs: env.STOP_TIMEOUT_MS,
});
