import * as contract from '@glossa/contract/shop-settings';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import * as service from './service.ts';

/** Routes for shop-wide settings: DRM, seller and taxes. */
export const shopSettingsRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.getDrmSettings, () => service.getDrmSettings(db)),
  route(contract.saveDrmSettings, ({ body, user }) => service.saveDrmSettings(db, user, body)),
  route(contract.getShopSettings, () => service.getShopSettings(db)),
  route(contract.saveShopSettings, ({ body, user }) => service.saveShopSettings(db, user, body)),
  route(contract.getTaxRates, () => service.getTaxRates(db)),
  route(contract.saveTaxRates, ({ body, user }) => service.saveTaxRates(db, user, body)),
];
