import { mayEnter } from '#http/access.ts';
import type { Person } from '#http/person.ts';
import type { Viewer } from './product-queries.ts';

/** Returns the viewer for a signed-in user or a visitor. */
export const viewerOf = (person: Person | undefined): Viewer => ({
  id: person?.id ?? null,
  managesContent: person !== undefined && mayEnter('content', person),
});
