import type { DatabaseEvent, Queryable } from '@glossa/db/database';

/** The domain events, with the data that their subscribers need. `subscribers.ts` lists the subscribers. */
export interface DomainEvents {
  /** A learner changed words, read, watched or answered a card, so a milestone or goal may have been reached. */
  learned: { learnerId: string };
}

/** Reactions to events, by name. They run after the commit; longer work belongs in the background. */
export type Subscribers = {
  [Name in keyof DomainEvents]: readonly ((event: DomainEvents[Name]) => void)[];
};

/** Reports an event. In a transaction, subscribers are called once the transaction has committed. */
export const emit = <Name extends keyof DomainEvents>(
  db: Queryable,
  name: Name,
  payload: DomainEvents[Name],
): void => db.emit({ name, payload });

/**
 * Calls the subscribers of an event. Errors that they throw are passed to `onError`, because the change is already
 * committed.
 */
export function dispatch(
  subscribers: Subscribers,
  { name, payload }: DatabaseEvent,
  onError: (error: unknown) => void,
): void {
  for (const react of subscribers[name as keyof DomainEvents]) {
    try {
      react(payload as DomainEvents[keyof DomainEvents]);
    } catch (error) {
      onError(error);
    }
  }
}
