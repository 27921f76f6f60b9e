import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';

import { insertSignature } from '#http/queries.ts';
import type { VisitSecrets } from './provider-client.ts';
import { sealedCookie } from './sealed-cookie.ts';

/** How long people have to come back from a provider, in milliseconds. */
const visitLifetime = 10 * 60_000;

/** How long people have to sign in another way so that an identity is linked, in milliseconds. */
const linkLifetime = 15 * 60_000;

/** A sign-in attempt at a provider that this browser has started. */
export interface Visit extends VisitSecrets {
  provider: string;
  purpose: 'sign_in' | 'link' | 'prove';
  /** Session that it was started in; empty for a sign-in. */
  handle: string;
  /** Path to return to. */
  next: string | null;
  /** Interface language for a new account. */
  uiLanguage: string | undefined;
  /** Time in milliseconds. */
  startedAt: number;
}

export const visitCookie = sealedCookie<Visit>('glossa_provider', visitLifetime);

/** An identity whose email belongs to an account, which its owner has to sign in to before the two are linked. */
export interface PendingLink {
  provider: string;
  subject: string;
  email: string;
  learnerId: string;
}

export const pendingLinkCookie = sealedCookie<PendingLink>('glossa_link', linkLifetime);

/** Uses up a sign-in attempt. Returns false if it was already used. */
export const consumeVisit = (db: Queryable, { state }: Visit): Promise<boolean> =>
  insertSignature(
    db,
    createHash('sha256').update(`provider visit ${state}`).digest(),
    new Date(Date.now() + visitLifetime),
  );
