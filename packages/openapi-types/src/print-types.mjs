import openapiTS, { astToString } from 'openapi-typescript';

// A package of its own, because openapi-typescript prints with the API of TypeScript 6, and TypeScript 7 has none.

/**
 * Returns the source of a `paths` type for openapi-fetch, generated from an OpenAPI document.
 * @param {import('openapi-typescript').OpenAPI3} document
 */
export const printTypes = async (document) => astToString(await openapiTS(document));
