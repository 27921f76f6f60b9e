import * as z from 'zod';

import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { messages } from './messages.ts';
import { TokenScope } from './token-scopes.ts';

/** Token lifetimes to choose from, in days. */
export const tokenLifetimes = [30, 90, 365] as const;

/** Default token lifetime, in days. */
export const defaultTokenLifetime = 90;

/** Number of days before expiration at which a token's owner is warned. */
export const tokenWarningDays = 7;

export const AccessToken = z
  .object({
    id: Id,
    name: z.string(),
    /** The token's first characters, which help its owner recognize it. */
    prefix: z.string(),
    scopes: z.array(TokenScope),
    created_at: Moment,
    last_used_at: Moment.nullable(),
    expires_at: Moment,
  })
  .meta({ id: 'AccessToken' });

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/auth/tokens/',
  summary: 'List your personal access tokens',
  access: 'user',
  sessionOnly: true,
  result: z.object({ results: z.array(AccessToken) }),
});

export const createToken = endpoint({
  method: 'POST',
  path: '/api/auth/tokens/',
  summary: 'Create a personal access token; only this response contains it',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  status: 201,
  body: z.strictObject({
    name: z.string().trim().min(1, messages.name_required).max(100),
    // The defaults are for earlier versions of the web app, which send only a name.
    scopes: z
      .array(TokenScope)
      .min(1, messages.scope_required)
      .max(TokenScope.options.length)
      .default([...TokenScope.options]),
    lifetime_days: z.literal(tokenLifetimes).default(defaultTokenLifetime),
  }),
  result: AccessToken.extend({ token: credential(z.string()) }),
  errors: ['too_many_tokens'],
});

export const deleteToken = endpoint({
  method: 'DELETE',
  path: '/api/auth/tokens/{id}/',
  summary: 'Revoke a personal access token',
  access: 'user',
  sessionOnly: true,
  params: { id: Id },
  errors: ['token_not_found'],
});
