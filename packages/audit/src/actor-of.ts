import type { Deed } from './write-audit.ts';

/** Who does a deed, under the name it is written down with: an account can go, its deeds stay. */
export const actorOf = (person: {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}): Deed['actor'] => ({
  id: person.id,
  name: `${person.firstName} ${person.lastName}`.trim() || person.email,
});
