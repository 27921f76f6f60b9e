import openapiTS, { astToString } from 'openapi-typescript';

// This is a separate package, because openapi-typescript uses the TypeScript 6 API, and TypeScript 7 has no API.

/**
 * Returns the source of a `paths` type for openapi-fetch, generated from an OpenAPI document.
 * @param {import('openapi-typescript').OpenAPI3} document
 */
export const printTypes = async (document) => astToString(await openapiTS(document));
