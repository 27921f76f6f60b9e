import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import type { OpenApiDocument } from './openapi/document.ts';

export const getSchema = endpoint({
  method: 'GET',
  path: '/api/schema/',
  summary: 'Get this API as an OpenAPI 3.1 document',
  access: 'public',
  result: z
    .custom<OpenApiDocument>((value) => typeof value === 'object' && value !== null && 'openapi' in value)
    .meta({ type: 'object' }),
});
