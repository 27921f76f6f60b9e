import * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import { commonErrors, statusOf } from './errors.ts';
import { Problem } from './problem.ts';

type Json = Record<string, unknown>;

/** Draft 2020-12 is what OpenAPI 3.1 uses; `io` chooses between what is sent and what arrives. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const isNone = (schema: z.ZodType): boolean => schema instanceof z.ZodUndefined;

function parameters(endpoint: Endpoint): Json[] {
  const from = (place: 'path' | 'query', object: z.ZodObject) =>
    Object.entries(object.shape).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(schema as z.ZodType, undefined).success,
      schema: schemaOf(schema as z.ZodType, 'input'),
    }));
  return [...from('path', endpoint.params), ...from('query', endpoint.query)];
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (endpoint.files.length > 0) {
    const fields = schemaOf(endpoint.body, 'input');
    const files = Object.fromEntries(
      endpoint.files.map((name) => [name, { type: 'string', format: 'binary' }]),
    );
    const properties = { ...(fields['properties'] as Json | undefined), ...files };
    return { content: { 'multipart/form-data': { schema: { ...fields, properties } } } };
  }
  if (isNone(endpoint.body)) return undefined;
  return { content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } };
}

const fileContent = (type: string): [string, Json] => [
  type,
  { schema: { type: 'string', format: 'binary' } },
];

function responses(endpoint: Endpoint): Json {
  const answers: Json = {};
  for (const status of endpoint.statuses) {
    const files = endpoint.produces.map(fileContent);
    const json: [string, Json][] = isNone(endpoint.result)
      ? []
      : [['application/json', { schema: schemaOf(endpoint.result, 'output') }]];
    const content = [...json, ...files];
    answers[status] =
      content.length === 0
        ? { description: 'Done' }
        : { description: json.length === 0 ? 'A file' : 'OK', content: Object.fromEntries(content) };
  }
  const codes = [...endpoint.errors, ...commonErrors];
  for (const status of new Set(codes.map(statusOf))) {
    answers[status] = {
      description: codes.filter((code) => statusOf(code) === status).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return answers;
}

const security = ({ access, sessionOnly }: Endpoint): Json[] =>
  access === 'public' ? [] : sessionOnly ? [{ session: [] }] : [{ session: [] }, { bearer: [] }];

/** Describes the endpoints as an OpenAPI 3.1 document. */
export function toOpenApi(
  endpoints: Record<string, Endpoint>,
  info: { title: string; version: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const body = requestBody(endpoint);
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = {
      operationId,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2]],
      'x-access': endpoint.access,
      'x-csrf': endpoint.csrf,
      'x-signed': endpoint.signed,
      ...(endpoint.limit ? { 'x-rate-limit': endpoint.limit } : {}),
      security: security(endpoint),
      parameters: parameters(endpoint),
      ...(body ? { requestBody: body } : {}),
      responses: responses(endpoint),
    };
  }
  return {
    openapi: '3.1.1',
    info,
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
