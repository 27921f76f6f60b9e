import type { JsonSchema } from '@glossa/contract/openapi/document';

import { nameOf } from './follow.ts';

const either = (schemas: readonly JsonSchema[]): string => [...new Set(schemas.map(typeName))].join(' | ');

const listOf = (items: string): string => (items.includes(' ') ? `(${items})[]` : `${items}[]`);

/** Returns a schema's type in TypeScript notation: `string (uuid) | null`, `Tag[]`. */
export function typeName(schema: JsonSchema): string {
  const { $ref, type, format, items, additionalProperties: others } = schema;
  if ($ref !== undefined) return nameOf($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return either(options);
  if (schema.allOf) return schema.allOf.map(typeName).join(' & ');
  if (Array.isArray(type)) return either(type.map((one) => ({ ...schema, type: one })));
  if (type === 'array') return listOf(items ? typeName(items) : 'any');
  if (type === 'object' && !schema.properties && typeof others === 'object') {
    return `{ [name]: ${typeName(others)} }`;
  }
  if (format === 'binary') return 'file';
  return format !== undefined && type === 'string' ? `string (${format})` : (type ?? 'any');
}
