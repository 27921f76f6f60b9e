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
  needsProof: true,
  params: { id: Id },
  errors: ['session_not_found'],
});

/** A sign-in attempt for your account. */
export const SignIn = z
  .object({
    id: Id,
    outcome: z.enum(securityOutcomes),
    /** Null unless the attempt failed. */
    reason: z.enum(failureReasons).nullable(),
    method: z.enum(signInMethods).nullable(),
    /** Whether the browser had never signed in to the account before. */
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

/** A browser that has signed in to your account. */
export const KnownDevice = z
  .object({
    id: Id,
    /** Whether it is the browser of this request. */
    current: z.boolean(),
    user_agent: z.string(),
    address: z.string(),
    created_at: Moment,
    last_used_at: Moment,
  })
  .meta({ id: 'KnownDevice' });
export type KnownDevice = z.infer<typeof KnownDevice>;

export const listKnownDevices = endpoint({
  method: 'GET',
  path: '/api/auth/known-devices/',
  summary: 'List the last 50 devices that have signed in to your account within a year',
  access: 'user',
  sessionOnly: true,
  result: z.object({ results: z.array(KnownDevice) }),
});

export const forgetDevice = endpoint({
  method: 'DELETE',
  path: '/api/auth/known-devices/{id}/',
  summary: 'Forget a device: you get an email when it signs in again',
  access: 'user',
  sessionOnly: true,
  params: { id: Id },
  errors: ['device_not_found'],
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/',
  summary: 'Sign out everywhere: end all your sessions and forget all devices but this one',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
});
