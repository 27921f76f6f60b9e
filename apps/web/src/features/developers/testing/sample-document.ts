import { endpoints } from '@glossa/contract/endpoints';
import type { RateLimit } from '@glossa/contract/openapi/document';
import { toOpenApi } from '@glossa/contract/openapi/to-openapi';

/** Returns the OpenAPI document, with the same rate limit on every limited route. */
export const documentWithLimit = (limit: RateLimit) =>
  toOpenApi(endpoints, {
    version: '1',
    limits: {
      login: limit,
      mail: limit,
      account: limit,
      upload: limit,
      page: limit,
      clip: limit,
      quote: limit,
      visitor: limit,
    },
  });
