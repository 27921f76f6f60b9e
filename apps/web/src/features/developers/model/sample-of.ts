import type { JsonSchema, OpenApiDocument } from '@glossa/contract/openapi/document';

import { schemaBehind } from './follow.ts';

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

const textOf = (name: string, { format }: JsonSchema): string =>
  byFormat[format ?? ''] ?? byName[name] ?? name;

const typeOf = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type;

/**
 * Returns a small example value for a schema; for an object, its required fields, or its first field if none is
 * required. `name` is the name of the value and selects realistic example text.
 */
export function sampleOf(given: JsonSchema, document: OpenApiDocument, name = 'value'): unknown {
  const schema = schemaBehind(given, document);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return sampleOf(options.find(({ type }) => type !== 'null') ?? {}, document, name);
  const type = typeOf(schema);
  if (type === 'object') return objectSample(schema, document);
  if (type === 'array') {
    return schema.items ? [sampleOf(schema.items, document, name.replace(/s$/, ''))] : [];
  }
  if (type === 'integer' || type === 'number') return schema.default ?? Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return schema.default ?? true;
  return textOf(name, schema);
}

function objectSample(schema: JsonSchema, document: OpenApiDocument): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const needed = fields.filter(([name]) => schema.required?.includes(name));
  const shown = needed.length > 0 ? needed : fields.slice(0, 1);
  return Object.fromEntries(shown.map(([name, field]) => [name, sampleOf(field, document, name)]));
}
