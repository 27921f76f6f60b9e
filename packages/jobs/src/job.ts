import type { QueueName } from '@glossa/contract/queues';
import type * as z from 'zod';

export type { QueueName };

/** A kind of job. Payloads carry IDs only, never content. */
export interface JobDefinition<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  queue: QueueName;
  payload: Payload;
  /** Maximum number of attempts, including the first. */
  attempts: number;
}

/** Declares a kind of job. */
export const job = <Payload extends z.ZodObject>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> => definition;

export type PayloadOf<Definition extends JobDefinition> = z.output<Definition['payload']>;

/** Describes the current run to a handler. */
export interface JobRun {
  /** Starts at 1. */
  attempt: number;
  isLastAttempt: boolean;
  /**
   * Aborted when the process shuts down and the job goes back to the queue. A handler must then release its locks, so
   * that another run can do the same work, and throw. A handler without locks can ignore the signal.
   */
  signal: AbortSignal;
}

/** Handles one kind of job. May run more than once for the same payload. */
export interface JobHandler {
  definition: JobDefinition;
  handle: (payload: unknown, run: JobRun) => Promise<void>;
}

/** Binds a handler to its definition and validates the payload before each run. */
export const defineHandler = <Definition extends JobDefinition>(
  definition: Definition,
  handle: (payload: PayloadOf<Definition>, run: JobRun) => Promise<void>,
): JobHandler => ({
  definition,
  handle: (payload, run) => handle(definition.payload.parse(payload) as PayloadOf<Definition>, run),
});
