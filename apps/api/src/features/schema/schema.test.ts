import type {
  JsonSchema,
  OpenApiDocument,
  Operation,
  ResponseObject,
} from '@glossa/contract/openapi/document';
import { getSchema } from '@glossa/contract/schema';
import { createTag } from '@glossa/contract/tags';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';

import { everyEndpoint } from '#testing/every-endpoint.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let document: OpenApiDocument;
let operations: Record<string, Operation>;

beforeAll(async () => {
  document = await app.visitor().call(getSchema, {});
  const allOperations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  operations = Object.fromEntries(allOperations.map((operation) => [operation.operationId, operation]));
});

const operation = (name: string): Operation => {
  const found = operations[name];
  if (!found) throw new Error(`no operation ${name}`);
  return found;
};

const resolveRef = <Value extends object>(value: Value | { $ref: string }): Value => {
  if (!('$ref' in value)) return value;
  const [, ...steps] = value.$ref.split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Value;
};

const codesOf = (name: string, status: number): unknown[] => {
  const response = operation(name).responses[status];
  const schema = response && resolveRef<ResponseObject>(response).content?.['application/json']?.schema;
  return schema?.properties?.['code']?.enum ?? [];
};

/** Yields every object within a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe('the document', () => {
  test('is valid OpenAPI 3.1 and public', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...document });
    expect(errors ?? []).toEqual([]);
    expect({ valid, version: validator.version }).toEqual({ valid: true, version: '3.1' });
  });

  test('lists exactly the existing endpoints', () => {
    expect(Object.keys(operations).sort()).toEqual(everyEndpoint.map(([name]) => name).sort());
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
    expect(count).toBe(everyEndpoint.length);
  });

  test('has no dangling references and no unused components', () => {
    const referencedNames = { schemas: new Set<string>(), responses: new Set<string>() };
    for (const { $ref } of objectsIn(document)) {
      if (typeof $ref !== 'string') continue;
      expect($ref).toMatch(/^#\/components\/(schemas|responses)\/\w+$/);
      expect(resolveRef({ $ref })).toBeTypeOf('object');
      const [, , kind, name] = $ref.split('/') as [string, string, 'schemas' | 'responses', string];
      referencedNames[kind].add(name);
    }
    expect([...referencedNames.schemas].sort()).toEqual(Object.keys(document.components.schemas).sort());
    expect([...referencedNames.responses].sort()).toEqual(Object.keys(document.components.responses).sort());
  });

  test('has a summary, a description and one tag for each route', () => {
    const names = document.tags.map(({ name }) => name);
    const unclear = Object.values(operations).filter(
      ({ summary, description, tags }) =>
        !/^\p{Lu}.{5,160}$/u.test(summary) ||
        !/^(Open|Requires) .+\.$/.test(description) ||
        tags.length !== 1 ||
        !names.includes(tags[0] ?? ''),
    );
    expect(unclear.map(({ operationId }) => operationId)).toEqual([]);
    const usedTags = new Set(Object.values(operations).flatMap(({ tags }) => tags));
    expect([...usedTags].sort()).toEqual(names.toSorted());
  });
});

test('lists the cookie, CSRF header, signature and token that each route requires', () => {
  const bySession = { session: [], csrf: [] };
  expect(operation('createTag').security).toEqual([bySession, { bearer: ['write'] }]);
  expect(operation('listTags').security).toEqual([{ session: [] }, { bearer: ['read'] }]);
  expect(operation('uploadTextCover').security).toContainEqual({ bearer: ['media'] });
  expect(operation('login').security).toEqual([{ csrf: [] }]);
  expect(operation('getSchema').security).toEqual([]);
  // An access token must not be enough to take over the account by changing its password.
  expect(operation('changePassword').security).toEqual([{ ...bySession, signature: [], timestamp: [] }]);
  const schemes = document.components.securitySchemes as Record<string, { name?: string; in?: string }>;
  expect(schemes['session']).toMatchObject({ in: 'cookie', name: 'sessionid' });
  expect(schemes['csrf']).toMatchObject({ in: 'header', name: 'X-CSRFToken' });
  for (const { security } of Object.values(operations)) {
    for (const name of security.flatMap((entry) => Object.keys(entry))) expect(schemes).toHaveProperty(name);
  }
});

test('lists exactly the error codes each route can return', () => {
  expect(codesOf('createTag', 409)).toEqual(['tag_exists']);
  expect(codesOf('createTag', 403)).toEqual([
    'token_scope_missing',
    'second_factor_setup_required',
    'csrf_failed',
  ]);
  expect(codesOf('listTexts', 403)).toEqual([
    'token_scope_missing',
    'not_a_learner',
    'second_factor_setup_required',
  ]);
  expect(codesOf('login', 400)).toEqual(['invalid_credentials', 'invalid_request']);
  expect(codesOf('login', 401)).toEqual([]);
  expect(codesOf('getSchema', 400)).toEqual([]);
  expect(resolveRef(operation('createTag').responses[503] ?? {})).toMatchObject({
    headers: { 'Retry-After': {} },
    content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }] } } },
  });
});

test('documents the limits, enums and defaults of request bodies', async () => {
  const body = operation('createTag').requestBody?.content['application/json']?.schema as JsonSchema;
  expect(body).toMatchObject({
    required: ['name'],
    additionalProperties: false,
    properties: { name: { minLength: 1, maxLength: 60 }, color: { default: 'gray' } },
  });
  expect(body.properties?.['color']?.enum).toContain('teal');
  // The server accepts a documented color.
  const learner = await signInLearner(app);
  const color = body.properties?.['color']?.enum?.[3] as 'teal';
  expect(await learner.call(createTag, { body: { name: 'Sea', color } })).toMatchObject({ color });
  expect(operation('login')).toMatchObject({ 'x-rate-limit': { calls: 300, seconds: 900 } });
  const video = operation('createVideo').requestBody?.content['multipart/form-data']?.schema;
  expect(video?.properties?.['video_file']).toEqual({ type: 'string', format: 'binary' });
});
