import type {
  JsonSchema,
  OpenApiDocument,
  Reference,
  ResponseObject,
} from '@glossa/contract/openapi/document';

/** Returns the name that a reference points to, which is its last segment. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Resolves a schema reference. Properties beside the reference take precedence. */
export function schemaBehind(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...schemaBehind(document.components.schemas[nameOf($ref)] ?? {}, document), ...beside };
}

/** Resolves a reference to a shared response. */
export const responseBehind = (
  response: ResponseObject | Reference,
  document: OpenApiDocument,
): ResponseObject =>
  '$ref' in response
    ? (document.components.responses[nameOf(response.$ref)] ?? { description: '' })
    : response;
