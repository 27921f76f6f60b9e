import type { JsonSchema, OpenApiDocument } from '@glossa/contract/openapi/document';

import { schemaBehind } from './follow.ts';

/** Returns the objects a value of a schema can be or contain: its own, its items' or its alternatives'. */
export function objectsOf(given: JsonSchema, document: OpenApiDocument): JsonSchema[] {
  const schema = schemaBehind(given, document);
  if (schema.properties && Object.keys(schema.properties).length > 0) return [schema];
  const others = schema.additionalProperties;
  const inner = [
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof others === 'object' ? [others] : []),
  ];
  return inner.flatMap((one) => objectsOf(one, document));
}
