import type { JsonSchema, OpenApiDocument } from '@glossa/contract/openapi/document';
import { describe, expect, it } from 'vitest';

import { listAllowedValues, listLimits, objectSchemas, sampleValue, typeName } from './schema.ts';

const createDocument = (schemas: Record<string, JsonSchema>) =>
  ({ components: { schemas } }) as unknown as OpenApiDocument;

describe('typeName', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ $ref: '#/components/schemas/Tag' }, 'Tag'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Tag' } }, 'Tag[]'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, '{ [name]: integer }'],
    [{ const: true }, 'true'],
    [{ type: 'string', format: 'binary' }, 'file'],
    [{}, 'any'],
  ])('%j is %s', (schema, name) => expect(typeName(schema)).toBe(name));
});

describe('listLimits and listAllowedValues', () => {
  it('returns both bounds or the only one, including for nullable types', () => {
    expect(listLimits({ minLength: 1, maxLength: 60 })).toEqual([{ name: 'length', from: 1, to: 60 }]);
    expect(listLimits({ maxItems: 30 })).toEqual([{ name: 'items_most', to: 30 }]);
    expect(listLimits({ exclusiveMinimum: 0 })).toEqual([{ name: 'above', to: 0 }]);
    const nullable = { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }] };
    expect(listLimits(nullable)).toEqual([{ name: 'least', to: 0 }]);
  });

  it('lists the enum values of a value or of an array’s items', () => {
    expect(listAllowedValues({ enum: ['a', 'b'] })).toEqual(['a', 'b']);
    expect(listAllowedValues({ type: 'array', items: { enum: ['a'] } })).toEqual(['a']);
    expect(listAllowedValues({ type: 'string' })).toEqual([]);
  });
});

it('resolves objects behind refs, arrays and unions, and samples their required fields', () => {
  const leaf: JsonSchema = {
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, count: { type: 'integer', minimum: 3 }, more: {} },
    required: ['id', 'count'],
  };
  // Make the schema recursive.
  leaf.properties = { ...leaf.properties, more: { $ref: '#/components/schemas/Leaf' } };
  const document = createDocument({ Leaf: leaf });
  const list = { type: 'array', items: { anyOf: [{ $ref: '#/components/schemas/Leaf' }, { type: 'null' }] } };
  expect(objectSchemas(list, document)).toEqual([leaf]);
  expect(objectSchemas({ type: 'string' }, document)).toEqual([]);
  expect(sampleValue(list, document)).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), count: 3 }]);
});
