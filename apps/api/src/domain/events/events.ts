import type { DatabaseEvent, Queryable } from '@glossa/db/database';

/** What can happen, with what a subscriber needs to know. `subscribers.ts` lists who reacts to what. */
export interface DomainEvents {
  /** A learner changed words, read, watched or answered a card: a milestone or goal may have been reached. */
  learned: { learnerId: string };
}

/** Reactions to events, by name. They run after the commit and must not fail the request: longer work goes elsewhere. */
export type Subscribers = {
  [Name in keyof DomainEvents]: readonly ((event: DomainEvents[Name]) => void)[];
};

/** Reports an event. In a transaction, subscribers are called once the transaction has committed. */
export const emit = <Name extends keyof DomainEvents>(
  db: Queryable,
  name: Name,
  payload: DomainEvents[Name],
): void => db.emit({ name, payload });

/** Calls the subscribers of an event. */
export function dispatch(subscribers: Subscribers, { name, payload }: DatabaseEvent): void {
  const reactions = subscribers[name as keyof DomainEvents];
  for (const react of reactions) react(payload as DomainEvents[keyof DomainEvents]);
}
