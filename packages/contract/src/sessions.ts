import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { failureReasons, securityOutcomes, signInMethods } from './security-log.ts';

export const SessionInfo = z
  .object({
    id: Id,
    current: z.boolean(),
    user_agent: z.string(),
    address: z.string(),
    created_at: Moment,
    expires_at: Moment,
  })
  .meta({ id: 'SessionInfo' });

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions/',
  summary: 'List your active sessions',
  access: 'user',
  sessionOnly: true,
  result: z.object({ results: z.array(SessionInfo) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}/',
  summary: 'End one of your sessions',
  access: 'user',
  sessionOnly: true,
  params: { id: Id },
  errors: ['session_not_found'],
});

/** An attempt to sign in to your account. */
export const SignIn = z
  .object({
    id: Id,
    outcome: z.enum(securityOutcomes),
    /** Null unless the attempt failed. */
    reason: z.enum(failureReasons).nullable(),
    method: z.enum(signInMethods).nullable(),
    /** Whether the browser had not signed in to the account before. */
    is_new_device: z.boolean(),
    user_agent: z.string(),
    address: z.string(),
    date: Moment,
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.infer<typeof SignIn>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/auth/sign-ins/',
  summary: 'List the last 20 attempts to sign in to your account, newest first',
  access: 'user',
  sessionOnly: true,
  result: z.object({ results: z.array(SignIn) }),
});
