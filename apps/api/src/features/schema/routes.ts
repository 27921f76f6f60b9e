import { endpoints } from '@glossa/contract/endpoints';
import type { RateLimit } from '@glossa/contract/openapi/document';
import { toOpenApi } from '@glossa/contract/openapi/to-openapi';
import { getSchema } from '@glossa/contract/schema';

import { limitRules } from '#http/limits.ts';
import type { LimitName } from '#http/limits.ts';
import { JsonText, route } from '#http/route.ts';
import { version } from '#version.ts';

const limits = Object.fromEntries(
  Object.entries(limitRules).map(([name, rule]) => [name, { calls: rule.points, seconds: rule.duration }]),
) as Record<LimitName, RateLimit>;

export const schemaRoutes = () => {
  let text: string | undefined;
  // The document is serialized only once, on the first request, since it doesn't change while the server runs.
  return [
    route(
      getSchema,
      async () => new JsonText((text ??= JSON.stringify(toOpenApi(endpoints, { version, limits })))),
    ),
  ];
};
