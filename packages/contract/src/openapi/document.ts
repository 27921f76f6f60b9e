import type { Access } from '../endpoint.ts';
import type { TokenScope } from '../token-scopes.ts';

/** The parts of OpenAPI 3.1 that describe this API, with the standard's names. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: Tag[];
  paths: Record<string, Partial<Record<HttpMethod, Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, object>;
  };
}

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A tag that groups operations. */
export interface Tag {
  name: string;
  description: string;
}

export interface Reference {
  $ref: string;
}

/** The parts of JSON Schema 2020-12 used here. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface MediaType {
  schema: JsonSchema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, MediaType>;
}

/** Access levels as they appear in the document, where `user` is called `person`. */
type PublishedAccess = Exclude<Access, 'user'> | 'person';

/** How often a user or IP address may call an operation. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /**
   * Alternative ways to authenticate. Each requires all of its schemes; an access token also requires the scope listed
   * with it.
   */
  security: Record<string, TokenScope[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
  'x-access': PublishedAccess;
  'x-rate-limit'?: RateLimit;
  /** Maximum size of a JSON body or file, in bytes. */
  'x-body-limit'?: number;
}
