import * as z from 'zod';

import { endpoint } from './endpoint.ts';

export const getSchema = endpoint({
  method: 'GET',
  path: '/api/schema/',
  summary: 'This interface as an OpenAPI 3.1 document',
  access: 'public',
  result: z.record(z.string(), z.unknown()),
});
