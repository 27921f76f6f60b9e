import * as z from 'zod';

import type { JsonSchema } from './document.ts';

const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** Removes limits that only mean "exact in JavaScript", and patterns that only spell out a format. */
function withoutNoise(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}

/** Rewrites zod's `$ref`s from a schema's own definitions to the document's components. */
function repointed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(repointed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(definitions, components) : repointed(inner),
    ]),
  ) as Value;
}

/** Writes schemas and collects the named ones, so that each is in the document once. */
export interface SchemaWriter {
  /** Writes draft 2020-12, which OpenAPI 3.1 uses as is. `io` selects the form before or after parsing. */
  write: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;
  named: Record<string, JsonSchema>;
}

/** Creates a writer. Its `write` throws if one name would stand for two different schemas. */
export function schemaWriter(): SchemaWriter {
  const named: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const written = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        withoutNoise(jsonSchema as JsonSchema);
        // Responses may get more fields later, so clients must accept unknown ones.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    });
    const { $schema: _, $defs = {}, ...rest } = repointed(written);
    for (const [name, definition] of Object.entries($defs)) {
      const known = named[name];
      if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
        throw new Error(`${name} is sent in another form than it arrives in; give each its own name`);
      }
      named[name] = definition as JsonSchema;
    }
    return rest as JsonSchema;
  };
  return { write, named };
}
