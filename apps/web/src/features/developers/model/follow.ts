import type {
  JsonSchema,
  OpenApiDocument,
  Reference,
  ResponseObject,
} from '@glossa/contract/openapi/document';

/** The last part of a reference, which is the name of what it points at. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** A schema itself where another one is pointed at; what stands beside the reference counts more. */
export function schemaBehind(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...schemaBehind(document.components.schemas[nameOf($ref)] ?? {}, document), ...beside };
}

/** An answer itself where a shared one is pointed at. */
export const responseBehind = (
  response: ResponseObject | Reference,
  document: OpenApiDocument,
): ResponseObject =>
  '$ref' in response
    ? (document.components.responses[nameOf(response.$ref)] ?? { description: '' })
    : response;
