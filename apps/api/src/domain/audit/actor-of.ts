import type { Deed } from './write-audit.ts';

/** Who does something. */
export interface Doer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Who does a deed, under the name it is written down with: an account can go, its deeds stay. */
export const actorOf = ({ id, email, firstName, lastName }: Doer): Deed['actor'] => ({
  id,
  name: `${firstName} ${lastName}`.trim() || email,
});
