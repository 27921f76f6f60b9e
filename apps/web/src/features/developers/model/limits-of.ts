import type { JsonSchema } from '@glossa/contract/openapi/document';

/** A limit with its numbers; the name is the key of its text. */
export type Limit =
  | { name: 'length' | 'items' | 'range'; from: number; to: number }
  | {
      name: 'length_least' | 'items_least' | 'least' | 'above' | 'length_most' | 'items_most' | 'most';
      to: number;
    }
  | { name: 'pattern'; pattern: string };

function between(
  [both, least, most]: readonly [
    'length' | 'items' | 'range',
    'length_least' | 'items_least' | 'least',
    'length_most' | 'items_most' | 'most',
  ],
  from: number | undefined,
  to: number | undefined,
): Limit[] {
  if (from !== undefined && to !== undefined) return [{ name: both, from, to }];
  if (from !== undefined) return [{ name: least, to: from }];
  return to === undefined ? [] : [{ name: most, to }];
}

/** The one choice of a schema besides null; the schema itself where there are none, or several. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return options.length === 1 ? (options[0] ?? schema) : schema;
}

/** What a value has to keep to beyond its type. */
export function limitsOf(given: JsonSchema): Limit[] {
  const schema = withoutNull(given);
  return [
    ...between(['length', 'length_least', 'length_most'], schema.minLength, schema.maxLength),
    ...between(['items', 'items_least', 'items_most'], schema.minItems, schema.maxItems),
    ...between(['range', 'least', 'most'], schema.minimum, schema.maximum),
    ...(schema.exclusiveMinimum === undefined
      ? []
      : [{ name: 'above' as const, to: schema.exclusiveMinimum }]),
    ...(schema.pattern === undefined ? [] : [{ name: 'pattern' as const, pattern: schema.pattern }]),
  ];
}

/** The values that can be chosen from, of one or of each item of a list; empty where there are others. */
export function choicesOf(given: JsonSchema): unknown[] {
  const schema = withoutNull(given);
  return schema.enum ?? (schema.items ? (withoutNull(schema.items).enum ?? []) : []);
}
