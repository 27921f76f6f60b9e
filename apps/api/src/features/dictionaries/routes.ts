import * as admin from '@glossa/contract/admin-dictionaries';
import * as contract from '@glossa/contract/dictionaries';
import { getDictionaryOrder, updateDictionaryOrder } from '@glossa/contract/dictionary-order';

import type { Deps } from '#deps.ts';
import { findTranslationServer } from '#domain/external-services/find-services.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import * as catalog from './catalog/service.ts';
import * as installations from './installations/service.ts';
import { findOrder, updateOrder } from './order-service.ts';
import { listRequestedLanguages, requestDictionary } from './requests/service.ts';
import { lookUpWord } from './service.ts';

type RouteDeps = Pick<Deps, 'db' | 'analyzer' | 'config' | 'storage' | 'jobs' | 'log' | 'fetchPolicy'>;

export const dictionaryRoutes = (deps: RouteDeps): Route[] => [
  route(contract.lookUpWord, async ({ query, user }) => {
    const [found, server] = await Promise.all([lookUpWord(deps, user, query), findTranslationServer(deps)]);
    return { ...found, translation: server !== undefined };
  }),
  route(admin.listAdminDictionaries, ({ query }) => catalog.listDictionaries(deps, query.language)),
  route(
    admin.installCatalogDictionary,
    async ({ body, user }) =>
      new ResponseWithStatus(202, await installations.installFromCatalog(deps, user, body.name)),
  ),
  route(
    admin.uploadDictionary,
    async ({ body, files, user }) =>
      new ResponseWithStatus(
        202,
        await installations.installUpload(deps, user, { ...body, upload: body.upload, file: files.file }),
      ),
  ),
  route(admin.cancelInstallation, ({ params }) => installations.cancelInstallation(deps, params.id)),
  route(
    admin.resumeInstallation,
    async ({ params, body }) =>
      new ResponseWithStatus(202, await installations.resumeInstallation(deps, params.id, body)),
  ),
  route(admin.discardInstallation, ({ params }) => installations.discardInstallation(deps, params.id)),
  route(admin.removeInstalledDictionary, ({ params, user }) =>
    catalog.removeDictionary(deps, user, params.id),
  ),
  route(admin.orderDictionaries, ({ body }) => catalog.orderDictionaries(deps, body)),
  route(admin.refreshCatalog, () => catalog.refreshCatalog(deps)),
  route(admin.requestDictionary, async ({ body, user }) => ({
    languages: await requestDictionary(deps.db, user.id, body.language),
  })),
  route(admin.listDictionaryRequests, async ({ user }) => ({
    languages: await listRequestedLanguages(deps.db, user.id),
  })),
  route(getDictionaryOrder, ({ query, user }) => findOrder(deps.db, user, query.language)),
  route(updateDictionaryOrder, ({ body, user }) => updateOrder(deps.db, user, body)),
];
