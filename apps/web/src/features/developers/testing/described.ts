import { endpoints } from '@glossa/contract/endpoints';
import type { RateLimit } from '@glossa/contract/openapi/document';
import { toOpenApi } from '@glossa/contract/openapi/to-openapi';

/** The document of the whole interface, with one limit for all that is limited. */
export const describedWith = (limit: RateLimit) =>
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
