import type { Endpoint, Limit } from '../endpoint.ts';
import { describe, introduction } from './describe.ts';
import type { HttpMethod, OpenApiDocument, Operation, RateLimit, ResponseObject } from './document.ts';
import { buildParameters, buildRequestBody } from './request.ts';
import { buildResponses } from './responses.ts';
import { findTag, tags } from './tags.ts';
import { schemaWriter } from './schemas.ts';
import type { SchemaWriter } from './schemas.ts';
import { buildSecurity, securitySchemes } from './security.ts';

function buildOperation(
  operationId: string,
  endpoint: Endpoint,
  limits: Record<Limit, RateLimit>,
  writer: SchemaWriter,
  shared: Record<string, ResponseObject>,
): Operation {
  const tag = findTag(endpoint.path);
  if (tag === undefined) throw new Error(`${endpoint.path} has no tag in the document`);
  const limit = endpoint.limit && limits[endpoint.limit];
  const visitorLimit = endpoint.visitorLimit && limits[endpoint.visitorLimit];
  const requestBody = buildRequestBody(endpoint, writer);
  const bodyLimit = endpoint.files.length > 0 ? endpoint.fileLimit : endpoint.bodyLimit;
  return {
    operationId,
    summary: endpoint.summary,
    description: describe(endpoint, { limit, visitorLimit }),
    tags: [tag],
    security: buildSecurity(endpoint),
    parameters: buildParameters(endpoint, writer),
    ...(requestBody ? { requestBody } : {}),
    responses: buildResponses(endpoint, writer, shared),
    'x-access': endpoint.access === 'user' ? 'person' : endpoint.access,
    ...(limit ? { 'x-rate-limit': limit } : {}),
    ...(requestBody ? { 'x-body-limit': bodyLimit } : {}),
  };
}

/**
 * Describes endpoints, given by name, as an OpenAPI 3.1 document. `limits` are the values of their rate limits.
 * @throws {Error} when an endpoint has no matching tag
 */
export function toOpenApi(
  endpoints: Record<string, Endpoint>,
  { version, limits }: { version: string; limits: Record<Limit, RateLimit> },
): OpenApiDocument {
  const writer = schemaWriter();
  const responses: Record<string, ResponseObject> = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const method = endpoint.method.toLowerCase() as HttpMethod;
    (paths[endpoint.path] ??= {})[method] = buildOperation(name, endpoint, limits, writer, responses);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Glossa',
      version,
      summary: 'Learn languages by reading and watching',
      description: introduction,
    },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: { schemas: writer.named, responses, securitySchemes },
  };
}
