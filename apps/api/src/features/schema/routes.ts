import { endpoints } from '@glossa/contract/endpoints';
import { toOpenApi } from '@glossa/contract/openapi';
import { getSchema } from '@glossa/contract/schema';

import { route } from '../../http/route.ts';

const info = { title: 'Glossa', version: '0.1.0' };

export const schemaRoutes = () => {
  let document: Record<string, unknown> | undefined;
  return [route(getSchema, async () => (document ??= toOpenApi(endpoints, info)))];
};
