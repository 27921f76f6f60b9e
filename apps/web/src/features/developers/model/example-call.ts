import type { JsonSchema, MediaType, OpenApiDocument } from '@glossa/contract/openapi/document';

import type { ApiRoute } from './rooms.ts';
import { sampleOf } from './sample-of.ts';

/** By whom a call is made: anybody, a browser with its session, a program with an access token. */
export type CallerKind = 'open' | 'session' | 'token';

/** A way to make a call, with the names of its security schemes. */
export interface Way {
  kind: CallerKind;
  schemes: readonly string[];
}

/** What an example of a call is made of, whatever it is written in. */
export interface ExampleCall {
  method: string;
  /** With values in place of its parameters. */
  path: string;
  /** With the question mark; empty where the query needs nothing. */
  query: string;
  way: Way;
  json?: unknown;
  /** Fields of a form; files are named by an @ before them. */
  form?: [name: string, value: string][];
  /** It answers a file and nothing else. */
  isFile: boolean;
}

/** The ways to call a route; by a token first, as it is the simplest. */
export function waysOf({ operation: { security } }: ApiRoute): Way[] {
  if (security.length === 0) return [{ kind: 'open', schemes: [] }];
  const ways = security.map((entry): Way => {
    const schemes = Object.keys(entry);
    return { kind: schemes.includes('bearer') ? 'token' : 'session', schemes };
  });
  return ways.toSorted((a, b) => Number(b.kind === 'token') - Number(a.kind === 'token'));
}

const isFileField = ({ format }: JsonSchema): boolean => format === 'binary';

function formOf(schema: JsonSchema, document: OpenApiDocument): [string, string][] {
  const fields = Object.entries(schema.properties ?? {});
  const needed = fields.filter(([name]) => schema.required?.includes(name));
  // Which of several files are needed depends on the others; the first one is the usual one.
  const file = fields.filter(([, field]) => isFileField(field)).slice(0, 1);
  return [...needed, ...file].map(([name, field]) => [
    name,
    isFileField(field) ? '@file' : String(sampleOf(field, document, name)),
  ]);
}

const hasJson = (content: Record<string, MediaType> | undefined): boolean =>
  content === undefined || 'application/json' in content;

/** An example of a call of a route. */
export function exampleCall(route: ApiRoute, way: Way, document: OpenApiDocument): ExampleCall {
  const { parameters, requestBody, responses } = route.operation;
  const value = (name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    return encodeURIComponent(String(sampleOf(schema, document, name)));
  };
  const asked = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const query = asked.map(({ name }) => `${name}=${value(name)}`).join('&');
  const json = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    method: route.method.toUpperCase(),
    path: route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name)),
    query: query && `?${query}`,
    way,
    ...(json ? { json: sampleOf(json, document) } : {}),
    ...(form ? { form: formOf(form, document) } : {}),
    isFile: success !== undefined && 'description' in success && !hasJson(success.content),
  };
}
