import * as z from 'zod';

import type { JsonSchema } from './document.ts';

const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** Removes bounds that are just JavaScript's safe integer range, and patterns that only repeat a format. */
function removeNoise(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}

/** Rewrites zod's `$ref`s to a schema's own definitions so that they point to the document's components. */
function rewriteRefs<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(rewriteRefs) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(definitions, components)
        : rewriteRefs(inner),
    ]),
  ) as Value;
}

/** Writes JSON Schemas and collects the named ones, so that each appears in the document once. */
export interface SchemaWriter {
  /** Returns a draft 2020-12 schema, which OpenAPI 3.1 uses as is. `io` selects the type before or after parsing. */
  write: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;
  named: Record<string, JsonSchema>;
}

/** Creates a writer. Its `write` throws if one name is used for two different schemas. */
export function schemaWriter(): SchemaWriter {
  const namedSchemas: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const schemas = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        removeNoise(jsonSchema as JsonSchema);
        // Responses may gain fields later, so clients must accept unknown ones.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    });
    const { $schema: _, $defs = {}, ...rest } = rewriteRefs(schemas);
    for (const [name, definition] of Object.entries($defs)) {
      const known = namedSchemas[name];
      if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
        throw new Error(`${name} has different input and output forms; give each its own name`);
      }
      namedSchemas[name] = definition as JsonSchema;
    }
    return rest as JsonSchema;
  };
  return { write, named: namedSchemas };
}
