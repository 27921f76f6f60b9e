import type { JsonSchema, MediaType, OpenApiDocument } from '@glossa/contract/openapi/document';

import type { ApiRoute } from './routes.ts';
import { sampleValue } from './schema.ts';

/** The kind of caller: anyone, a browser with a session, or a program with an access token. */
export type CallerKind = 'open' | 'session' | 'token';

/** A way to authenticate a call, with the names of its security schemes. */
export interface AuthMethod {
  kind: CallerKind;
  schemes: readonly string[];
}

/** An example call, independent of the language it is written in. */
export interface ExampleCall {
  method: string;
  /** The path with its parameters replaced by example values. */
  path: string;
  /** Includes the question mark; empty if no parameter is required. */
  query: string;
  auth: AuthMethod;
  json?: unknown;
  /** Form fields; file names start with `@`. */
  form?: [name: string, value: string][];
  /** Whether the response is always a file. */
  isFile: boolean;
}

/** Returns the ways to authenticate a route; the token comes first as the simplest. */
export function listAuthMethods({ operation: { security } }: ApiRoute): AuthMethod[] {
  if (security.length === 0) return [{ kind: 'open', schemes: [] }];
  const methods = security.map((entry): AuthMethod => {
    const schemes = Object.keys(entry);
    return { kind: schemes.includes('bearer') ? 'token' : 'session', schemes };
  });
  return methods.toSorted((a, b) => Number(b.kind === 'token') - Number(a.kind === 'token'));
}

const isFileField = ({ format }: JsonSchema): boolean => format === 'binary';

function sampleForm(schema: JsonSchema, document: OpenApiDocument): [string, string][] {
  const fields = Object.entries(schema.properties ?? {});
  const required = fields.filter(([name]) => schema.required?.includes(name));
  // Alternative files aren't marked as required, so include the first, which is the most common.
  const file = fields.filter(([, field]) => isFileField(field)).slice(0, 1);
  return [...required, ...file].map(([name, field]) => [
    name,
    isFileField(field) ? '@file' : String(sampleValue(field, document, name)),
  ]);
}

const hasJson = (content: Record<string, MediaType> | undefined): boolean =>
  content === undefined || 'application/json' in content;

/** Returns an example call for a route, with sample values for its required inputs. */
export function exampleCall(route: ApiRoute, auth: AuthMethod, document: OpenApiDocument): ExampleCall {
  const { parameters, requestBody, responses } = route.operation;
  const value = (name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    return encodeURIComponent(String(sampleValue(schema, document, name)));
  };
  const required = parameters.filter(
    ({ in: location, required: isRequired }) => location === 'query' && isRequired,
  );
  const query = required.map(({ name }) => `${name}=${value(name)}`).join('&');
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    method: route.method.toUpperCase(),
    path: route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name)),
    query: query && `?${query}`,
    auth,
    ...(json ? { json: sampleValue(json, document) } : {}),
    ...(form ? { form: sampleForm(form, document) } : {}),
    isFile: success !== undefined && 'description' in success && !hasJson(success.content),
  };
}
