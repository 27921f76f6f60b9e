import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';

import { insertSignature } from '#http/queries.ts';
import type { VisitSecrets } from './provider-client.ts';
import { sealedCookie } from './sealed-cookie.ts';

/** Time to return from a provider, in milliseconds. */
const visitLifetime = 10 * 60_000;

/** Time to sign in another way before a pending link expires, in milliseconds. */
const linkLifetime = 15 * 60_000;

/** A sign-in attempt at a provider that this browser has started. */
export interface Visit extends VisitSecrets {
  provider: string;
  purpose: 'sign_in' | 'link' | 'prove';
  /** Handle of the session in which the attempt was started; empty if the attempt's purpose is `sign_in`. */
  handle: string;
  /** Path to return to. */
  next: string | null;
  /** Interface language for a new account. */
  uiLanguage: string | undefined;
  /** Milliseconds since the Unix epoch. */
  startedAt: number;
}

export const visitCookie = sealedCookie<Visit>('glossa_provider', visitLifetime);

/** An identity whose email belongs to an account. Its owner has to sign in to the account before the two are linked. */
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
