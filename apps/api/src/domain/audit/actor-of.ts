import type { Deed } from './write-audit.ts';

/** The user who performs an action. */
export interface Doer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Returns the actor of an audit entry. It includes the name, because the entry outlives the account. */
export const actorOf = ({ id, email, firstName, lastName }: Doer): Deed['actor'] => ({
  id,
  name: `${firstName} ${lastName}`.trim() || email,
});
