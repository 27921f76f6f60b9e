import type { JsonSchema } from '@glossa/contract/openapi/document';

/** A limit with its numbers. The name is its translation key. */
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

/** Returns the only alternative besides null, or the schema itself if there are none or several. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return options.length === 1 ? (options[0] ?? schema) : schema;
}

/** Returns the constraints of a value beyond its type. */
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

/** Returns the allowed values of a schema or of its items; empty if any value is allowed. */
export function choicesOf(given: JsonSchema): unknown[] {
  const schema = withoutNull(given);
  return schema.enum ?? (schema.items ? (withoutNull(schema.items).enum ?? []) : []);
}
