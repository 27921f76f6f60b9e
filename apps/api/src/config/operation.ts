import * as z from 'zod';

import { integer, type ParsedVariables } from './formats.ts';

/** Environment variables for monitoring and shutdown. */
export const operationVariables = {
  METRICS_PORT: integer(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  STOP_DELAY_MS: integer(0, 120_000).default(0),
  STOP_TIMEOUT_MS: integer(0, 600_000).default(20_000),
};
const Variables = z.object(operationVariables);

/** Monitoring and shutdown of a process. */
export interface OperationConfig {
  /** Where metrics and health are served to operators; undefined when they are not. */
  metrics: { host: string; port: number } | undefined;
  /** Milliseconds for which a server keeps serving after a stop signal, so that proxies route around it first. */
  stopDelayMs: number;
  /** Milliseconds to wait for running requests and jobs after `stopDelayMs`. */
  stopTimeoutMs: number;
}

/** Rejects a metrics port that is also the site's port. */
export function validateOperation(
  env: ParsedVariables<typeof operationVariables> & { PORT?: number | undefined },
): string[] {
  return env.METRICS_PORT && env.METRICS_PORT === env.PORT ? ['METRICS_PORT: must differ from PORT'] : [];
}

/** Extracts the monitoring and shutdown settings from the environment. */
export const toOperationConfig = (env: z.output<typeof Variables>): OperationConfig => ({
  metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
  stopDelayMs: env.STOP_DELAY_MS,
  stopTimeoutMs: env.STOP_TIMEOUT_MS,
});
