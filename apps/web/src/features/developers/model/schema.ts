import type {
  JsonSchema,
  OpenApiDocument,
  Reference,
  ResponseObject,
} from '@glossa/contract/openapi/document';

/** Returns the name that a reference points to, which is its last segment. */
const refName = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Resolves a schema reference. Properties beside the reference take precedence. */
export function resolveSchema(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...siblings } = schema;
  return { ...resolveSchema(document.components.schemas[refName($ref)] ?? {}, document), ...siblings };
}

/** Resolves a reference to a shared response. */
export const resolveResponse = (
  response: ResponseObject | Reference,
  document: OpenApiDocument,
): ResponseObject =>
  '$ref' in response
    ? (document.components.responses[refName(response.$ref)] ?? { description: '' })
    : response;

/**
 * Returns the object schemas in a schema: the schema itself if it has properties, otherwise those of its alternatives,
 * items and additional properties.
 */
export function objectSchemas(input: JsonSchema, document: OpenApiDocument): JsonSchema[] {
  const schema = resolveSchema(input, document);
  if (schema.properties && Object.keys(schema.properties).length > 0) return [schema];
  const rest = schema.additionalProperties;
  const inner = [
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof rest === 'object' ? [rest] : []),
  ];
  return inner.flatMap((one) => objectSchemas(one, document));
}

const unionType = (schemas: readonly JsonSchema[]): string => [...new Set(schemas.map(typeName))].join(' | ');

const arrayType = (items: string): string => (items.includes(' ') ? `(${items})[]` : `${items}[]`);

/** Returns a schema's type in TypeScript notation: `string (uuid) | null`, `Tag[]`. */
export function typeName(schema: JsonSchema): string {
  const { $ref, type, format, items, additionalProperties: rest } = schema;
  if ($ref !== undefined) return refName($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return unionType(options);
  if (schema.allOf) return schema.allOf.map(typeName).join(' & ');
  if (Array.isArray(type)) return unionType(type.map((one) => ({ ...schema, type: one })));
  if (type === 'array') return arrayType(items ? typeName(items) : 'any');
  if (type === 'object' && !schema.properties && typeof rest === 'object') {
    return `{ [name]: ${typeName(rest)} }`;
  }
  if (format === 'binary') return 'file';
  return format !== undefined && type === 'string' ? `string (${format})` : (type ?? 'any');
}

/** A constraint with its bounds. `name` is its translation key. */
export type Limit =
  | { name: 'length' | 'items' | 'range'; from: number; to: number }
  | {
      name: 'length_least' | 'items_least' | 'least' | 'above' | 'length_most' | 'items_most' | 'most';
      to: number;
    }
  | { name: 'pattern'; pattern: string };

function toLimits(
  [both, min, max]: readonly [
    'length' | 'items' | 'range',
    'length_least' | 'items_least' | 'least',
    'length_most' | 'items_most' | 'most',
  ],
  from: number | undefined,
  to: number | undefined,
): Limit[] {
  if (from !== undefined && to !== undefined) return [{ name: both, from, to }];
  if (from !== undefined) return [{ name: min, to: from }];
  return to === undefined ? [] : [{ name: max, to }];
}

/** Returns the only alternative besides null, or the schema itself if there are none or several. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return options.length === 1 ? (options[0] ?? schema) : schema;
}

/** Returns the constraints of a value beyond its type. */
export function listLimits(input: JsonSchema): Limit[] {
  const schema = withoutNull(input);
  return [
    ...toLimits(['length', 'length_least', 'length_most'], schema.minLength, schema.maxLength),
    ...toLimits(['items', 'items_least', 'items_most'], schema.minItems, schema.maxItems),
    ...toLimits(['range', 'least', 'most'], schema.minimum, schema.maximum),
    ...(schema.exclusiveMinimum === undefined
      ? []
      : [{ name: 'above' as const, to: schema.exclusiveMinimum }]),
    ...(schema.pattern === undefined ? [] : [{ name: 'pattern' as const, pattern: schema.pattern }]),
  ];
}

/** Returns the allowed values of a schema or of its items; empty if any value is allowed. */
export function listAllowedValues(input: JsonSchema): unknown[] {
  const schema = withoutNull(input);
  return schema.enum ?? (schema.items ? (withoutNull(schema.items).enum ?? []) : []);
}

const byFormat: Record<string, string> = {
  uuid: '0197a3b2-6c4e-7d10-9f3a-2b5c8e1d4f60',
  'date-time': '2026-01-31T09:00:00Z',
  date: '2026-01-31',
  email: 'you@example.org',
  uri: 'https://example.org/',
};

const byName: Record<string, string> = {
  language: 'fr',
  language_code: 'en',
  email: 'you@example.org',
  text: 'bonjour',
  word: 'bonjour',
  title: 'Le Petit Prince',
  name: 'travel',
  firstname: 'Ada',
};

const sampleText = (name: string, { format }: JsonSchema): string =>
  byFormat[format ?? ''] ?? byName[name] ?? name;

const nonNullType = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

/**
 * Returns a small example value for a schema; for an object, its required fields, or its first field if none is
 * required. `name` is the name of the value and selects realistic example text.
 */
export function sampleValue(input: JsonSchema, document: OpenApiDocument, name = 'value'): unknown {
  const schema = resolveSchema(input, document);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return sampleValue(options.find(({ type }) => type !== 'null') ?? {}, document, name);
  const type = nonNullType(schema);
  if (type === 'object') return objectSample(schema, document);
  if (type === 'array') {
    return schema.items ? [sampleValue(schema.items, document, name.replace(/s$/, ''))] : [];
  }
  if (type === 'integer' || type === 'number') return schema.default ?? Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return schema.default ?? true;
  return sampleText(name, schema);
}

function objectSample(schema: JsonSchema, document: OpenApiDocument): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const required = fields.filter(([name]) => schema.required?.includes(name));
  const included = required.length > 0 ? required : fields.slice(0, 1);
  return Object.fromEntries(included.map(([name, field]) => [name, sampleValue(field, document, name)]));
}
