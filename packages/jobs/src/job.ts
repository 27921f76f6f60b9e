import type { QueueName } from '@glossa/contract/queues';
import type * as z from 'zod';

export type { QueueName };

/** A kind of job. Payloads carry ids only, never content. */
export interface JobDefinition<Payload extends z.ZodObject = z.ZodObject> {
  name: string;
  queue: QueueName;
  payload: Payload;
  /** How often it is tried in all. */
  attempts: number;
}

/** Declares a kind of job. */
export const job = <Payload extends z.ZodObject>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> => definition;

export type PayloadOf<Definition extends JobDefinition> = z.output<Definition['payload']>;

/** What a handler learns of the run it is in. */
export interface JobRun {
  /** From 1. */
  attempt: number;
  last: boolean;
  /**
   * Aborted when the process stops and the job is given back: a handler then lets go of what keeps another from the same
   * work, and throws. One that holds nothing need not listen.
   */
  signal: AbortSignal;
}

/** Does the work of one job; it may run more than once for the same payload. */
export interface JobHandler {
  definition: JobDefinition;
  handle: (payload: unknown, run: JobRun) => Promise<void>;
}

/** Binds a handler to its definition; the payload is checked before it runs. */
export const handles = <Definition extends JobDefinition>(
  definition: Definition,
  handle: (payload: PayloadOf<Definition>, run: JobRun) => Promise<void>,
): JobHandler => ({
  definition,
  handle: (payload, run) => handle(definition.payload.parse(payload) as PayloadOf<Definition>, run),
});
