import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

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
