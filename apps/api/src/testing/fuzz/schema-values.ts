import { randomUUID } from 'node:crypto';

import type { JsonSchema } from '@glossa/contract/openapi/document';
import fc from 'fast-check';

/** Generates values that match, or nearly match, a JSON Schema of the OpenAPI document. */
export type ValueMaker = (schema: JsonSchema) => fc.Arbitrary<unknown>;

const words = ['fox', 'grapes', 'A fable', 'über', 'ねこ', 'Ada'];
const formats: Record<string, readonly string[]> = {
  email: ['ada@example.test', 'learner@glossa.local'],
  date: ['2026-02-28', '1999-12-31'],
  'date-time': ['2026-02-28T10:00:00Z', '2026-11-24T10:00:00+02:00'],
  uri: ['https://books.invalid/fox.html'],
};

/** Creates a generator. `ids` are existing IDs; `schemas` are the document's components. */
export function createValidValues(schemas: Record<string, JsonSchema>, ids: readonly string[]): ValueMaker {
  const uuid = fc.constantFrom(...ids, randomUUID());
  const generate: ValueMaker = (schema) => {
    if (schema.$ref) return generate(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return fc.oneof(...options.map(generate));
    const types = [schema.type ?? []].flat();
    if (types.length > 1) return fc.oneof(...types.map((type) => generate({ ...schema, type })));
    return generateTyped(schema, types[0]);
  };
  const generateTyped = (schema: JsonSchema, type: string | undefined): fc.Arbitrary<unknown> => {
    if (type === 'string') return generateString(schema, uuid);
    if (type === 'integer')
      return fc.integer({
        min: schema.minimum ?? 0,
        max: Math.min(schema.maximum ?? 10, (schema.minimum ?? 0) + 20),
      });
    if (type === 'number') return fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1);
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') {
      const minLength = schema.minItems ?? 0;
      return fc.array(generate(schema.items ?? {}), { minLength, maxLength: minLength + 2 });
    }
    if (type === 'object') return generateObject(schema);
    return fc.jsonValue({ maxDepth: 2 });
  };
  const generateObject = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, generate(inner)])),
      {
        requiredKeys: required,
      },
    );
  return generate;
}

function generateString(
  { format = '', minLength = 0, maxLength = 2000 }: JsonSchema,
  uuid: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === 'uuid') return uuid;
  if (format === 'binary') return fc.constantFrom('', 'ID3', 'The fox went away.');
  const known = formats[format];
  if (known) return fc.constantFrom(...known);
  const wordsInRange = words.filter((word) => word.length >= minLength && word.length <= maxLength);
  return fc.constantFrom(...wordsInRange, 'en', '2'.repeat(Math.max(1, minLength)));
}

/** Values that often break programs. */
export const hostileValues: readonly unknown[] = [
  '\0',
  'a\0b',
  '\ud800',
  'low \udc00 half',
  '',
  ' ',
  'x'.repeat(70_000),
  '\u{1F600}'.repeat(300),
  "'; DROP TABLE learner; --",
  '%00%zz',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'Infinity',
  '1e400',
  'en-XA-x-private',
  '2026-02-31',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
  1e12,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  1e308,
  -1,
  0,
  0.5,
  5e-324,
  true,
  false,
  null,
  [],
  {},
  ['x'],
  [[['x']]],
  [null, 1e12, '\0'],
  { a: { b: { c: {} } } },
];

/** Returns a body nested `depth` times, as text. */
export const nestBrackets = (depth: number, [open, close]: readonly [string, string]): string =>
  open.repeat(depth) + close.repeat(depth);
