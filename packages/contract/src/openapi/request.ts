import * as z from 'zod';

import type { Endpoint } from '../endpoint.ts';
import type { JsonSchema, Operation, Parameter } from './document.ts';
import type { SchemaWriter } from './schemas.ts';

const isOptional = (schema: z.ZodType): boolean => z.safeParse(schema, undefined).success;

/** Returns the path, query and header parameters in declaration order. */
export function buildParameters(endpoint: Endpoint, { write }: SchemaWriter): Parameter[] {
  const buildFrom = (location: 'path' | 'query', { shape }: z.ZodObject): Parameter[] =>
    Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
      const { description, ...written } = write(schema, 'input');
      return {
        name,
        in: location,
        required: location === 'path' || !isOptional(schema),
        ...(description === undefined ? {} : { description }),
        schema: written,
      };
    });
  const headers = Object.entries(endpoint.headers).map(([name, description]): Parameter => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return [...buildFrom('path', endpoint.params), ...buildFrom('query', endpoint.query), ...headers];
}

/** Returns the schema of a multipart form with its fields and files. */
function buildFormSchema(endpoint: Endpoint, fields: JsonSchema): JsonSchema {
  const files = endpoint.files.map((name) => [name, { type: 'string', format: 'binary' }] as const);
  return { type: 'object', ...fields, properties: { ...fields.properties, ...Object.fromEntries(files) } };
}

/** Returns the request body, or undefined if there is none. */
export function buildRequestBody(endpoint: Endpoint, { write }: SchemaWriter): Operation['requestBody'] {
  const isEmpty = endpoint.body instanceof z.ZodUndefined;
  const isForm = endpoint.files.length > 0;
  if (isEmpty && !isForm) return undefined;
  const fields = isEmpty ? {} : write(endpoint.body, 'input');
  return {
    required: isForm || !isOptional(endpoint.body),
    content: isForm
      ? { 'multipart/form-data': { schema: buildFormSchema(endpoint, fields) } }
      : { 'application/json': { schema: fields } },
  };
}
