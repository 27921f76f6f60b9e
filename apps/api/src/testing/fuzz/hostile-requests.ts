import type { JsonSchema, OpenApiDocument, Operation, Parameter } from '@glossa/contract/openapi/document';
import fc from 'fast-check';

import { hostileValues, nestBrackets, createValidValues, type ValueMaker } from './schema-values.ts';

/** A request as it is sent. */
export interface HostileRequest {
  method: string;
  /** Path and query, percent-encoded. */
  url: string;
  /** Content type; undefined if the header is missing. */
  type?: string;
  body?: string | FormData;
}

interface OperationRef {
  path: string;
  method: string;
  operation: Operation;
}

const hostile = fc.constantFrom(...hostileValues);
const hostileText = hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));

// encodeURIComponent throws on a lone surrogate.
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Percent-encodings that are invalid or not UTF-8; sent unchanged. */
const brokenEscapes = ['%zz', '%', '%E0%A4', '%ED%A0%80', '%00', '..%2f..%2f', '%C0%80'];

/**
 * Generates requests to an operation, with one part wrong at a time and the others valid. `idsOf` returns existing IDs
 * for a path.
 */
export function generateHostileRequests(
  document: OpenApiDocument,
  operationRef: OperationRef,
  idsOf: (path: string) => readonly string[],
): fc.Arbitrary<HostileRequest> {
  const { path, method, operation } = operationRef;
  const validValues = createValidValues(document.components.schemas, idsOf(path));
  const goodUrl = generateUrl(path, operation.parameters, validValues);
  const goodBody = operation.requestBody ? generateBody(operation, validValues, false) : fc.constant({});
  const badUrls =
    operation.parameters.length > 0 ? [generateBadUrl(path, operation.parameters, validValues)] : [];
  const badBodies =
    method === 'get'
      ? []
      : [
          generateBrokenBody(),
          ...(operation.requestBody ? [generateBody(operation, validValues, true)] : []),
        ];
  const parts = [
    fc.tuple(goodUrl, goodBody),
    ...badUrls.map((url) => fc.tuple(url, goodBody)),
    ...badBodies.map((body) => fc.tuple(goodUrl, body)),
    // Double the weight of bodies, because they have the most fields to corrupt.
    ...(operation.requestBody ? [fc.tuple(goodUrl, generateBody(operation, validValues, true))] : []),
  ];
  return fc
    .oneof(...parts)
    .map(([url, body]) => ({ method: method.toUpperCase(), url, ...(method === 'get' ? {} : body) }));
}

type RequestBody = Pick<HostileRequest, 'type' | 'body'>;

function generateUrl(
  path: string,
  parameters: readonly Parameter[],
  valid: ValueMaker,
): fc.Arbitrary<string> {
  const values = parameters.map(({ name, schema, required, in: place }) =>
    fc.tuple(
      fc.constant({ name, place }),
      valid(schema),
      fc.boolean().map((given) => required || given),
    ),
  );
  return fc.tuple(...values).map((all) => {
    const query = new URLSearchParams();
    let filled = path;
    for (const [{ name, place }, value, isGiven] of all) {
      if (place === 'path') filled = filled.replace(`{${name}}`, encode(String(value)));
      else if (isGiven) for (const one of [value].flat()) query.append(name, String(one).toWellFormed());
    }
    return query.size > 0 ? `${filled}?${query.toString()}` : filled;
  });
}

function generateBadUrl(
  path: string,
  parameters: readonly Parameter[],
  valid: ValueMaker,
): fc.Arbitrary<string> {
  return fc
    .tuple(
      generateUrl(
        path,
        parameters.filter((one) => one.in === 'query' && one.required),
        valid,
      ),
      fc.constantFrom(...parameters),
      // Limited in length: malformed-requests.test.ts covers URLs that are rejected before routing.
      fc.oneof(
        hostileText.map((text) => encode(text).slice(0, 4000)),
        fc.constantFrom(...brokenEscapes),
      ),
      fc.constantFrom('once', 'twice', 'in brackets', 'by its prototype'),
      generateUrl(path, parameters, valid),
    )
    .map(([required, { name, in: place }, value, how, good]) => {
      const [pathname = '', query = ''] = (place === 'path' ? good : required).split('?');
      if (place === 'path') {
        const at = path.split('/').indexOf(`{${name}}`);
        // An empty segment would result in a different path.
        return `${pathname
          .split('/')
          .with(at, value || '%20')
          .join('/')}?${query}`;
      }
      const [filled = ''] = good.split('?');
      const pair = `${name}=${value}`;
      const more = {
        once: pair,
        twice: `${pair}&${pair}`,
        'in brackets': `${name}[]=${value}&${name}[a]=${value}`,
        'by its prototype': `__proto__=${value}&${pair}`,
      }[how];
      return `${filled}?${[query, more].filter(Boolean).join('&')}`;
    });
}

function generateBody(
  operation: Operation,
  valid: ValueMaker,
  isSpoiled: boolean,
): fc.Arbitrary<RequestBody> {
  const [type, { schema }] = Object.entries(operation.requestBody?.content ?? {})[0] as [
    string,
    { schema: JsonSchema },
  ];
  const value = isSpoiled ? corruptValue(valid(schema), Object.keys(schema.properties ?? {})) : valid(schema);
  if (type === 'multipart/form-data') return value.map((fields) => ({ body: toFormData(fields, schema) }));
  return value.map((body) => ({ type, body: JSON.stringify(body) }));
}

/** Replaces a part of a value with something hostile, or adds or removes a part. */
function corruptValue(value: fc.Arbitrary<unknown>, names: readonly string[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.nat(), hostile, fc.constantFrom('replace', 'replace', 'replace', 'set', 'add', 'remove'))
    .map(([good, number, bad, how]) => {
      const paths = listPaths(good);
      const name = how === 'add' ? '__proto__' : names[number % Math.max(1, names.length)];
      if ((how === 'set' || how === 'add') && name !== undefined) return replacePart(good, [name], bad);
      const path = paths[number % paths.length] ?? [];
      return replacePart(good, path, how === 'remove' ? undefined : bad);
    });
}

const listPaths = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => listPaths(inner, [...path, name]))
    : []),
];

function replacePart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part ?? null;
  const copy = Array.isArray(value)
    ? [...(value as unknown[])]
    : Object.assign(Object.create(null) as object, value);
  const inner = (copy as Record<string, unknown>)[name];
  // With the name `__proto__`, a plain assignment would set the prototype.
  Object.defineProperty(copy, name, {
    value: rest.length > 0 ? replacePart(inner, rest, part) : part,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

function toFormData(fields: unknown, schema: JsonSchema): FormData {
  const form = new FormData();
  if (typeof fields !== 'object' || fields === null) return form;
  for (const [name, value] of Object.entries(fields)) {
    const isFile = schema.properties?.[name]?.format === 'binary';
    for (const one of [value].flat() as unknown[]) {
      const text = typeof one === 'string' ? one : (JSON.stringify(one) ?? '');
      if (isFile) form.append(name, new File([text], `${text.slice(0, 20)}.txt`));
      else form.append(name, text);
    }
  }
  return form;
}

/** Generates bodies that are wrong for any operation. */
const generateBrokenBody = (): fc.Arbitrary<RequestBody> =>
  fc.constantFrom<RequestBody[]>(
    {},
    { type: 'application/json' },
    ...[
      '{}',
      '[]',
      'null',
      '"x"',
      '1',
      '',
      '{',
      '{"a":',
      '[1,2',
      '\ufeff{}',
      '{"__proto__":{"isSuperuser":true}}',
    ].map((body) => ({ type: 'application/json', body })),
    { type: 'application/json', body: nestBrackets(20_000, ['[', ']']) },
    { type: 'application/json', body: nestBrackets(10_000, ['{"a":', '}']).replace('}', '1}') },
    { type: 'application/json', body: '{"\\u0000":"\\ud800"}' },
    { type: 'application/json; charset=utf-7', body: '{}' },
    { type: 'text/plain', body: '{}' },
    { type: 'application/x-www-form-urlencoded', body: 'a=%zz&__proto__[b]=1' },
    { type: 'multipart/form-data', body: 'no boundary' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\nContent-Disposition: form-data; name="a\0"\r\n\r\n\0',
    },
    { type: 'application/xml', body: '<a/>' },
    { type: 'text', body: '{}' },
  );
