import * as z from 'zod';

import type { JsonSchema } from './document.ts';

const definitions = '#/$defs/';
const components = '#/components/schemas/';

/** Limits that only say that a number is exact in JavaScript, and patterns that only spell a format out. */
function withoutNoise(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format !== undefined) delete schema.pattern;
}

/** Points at the components of the document where zod points at definitions of the one schema. */
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

/** Writes schemas and collects those that have a name, so that each stands in the document once. */
export interface SchemaWriter {
  /** Draft 2020-12, which OpenAPI 3.1 takes as it is; `io` chooses between what is sent and what arrives. */
  write: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;
  named: Record<string, JsonSchema>;
}

/** Makes a writer. It throws where one name would mean two things. */
export function schemaWriter(): SchemaWriter {
  const named: Record<string, JsonSchema> = {};
  const write = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const written = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        withoutNoise(jsonSchema as JsonSchema);
        // An answer may get more fields one day; who reads it should not mind.
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
