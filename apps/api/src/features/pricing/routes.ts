import type { Deps } from '#deps.ts';
import type { Route } from '#http/route.ts';
import { contentPricingRoutes } from './content/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { shopSettingsRoutes } from './settings/routes.ts';
import { tierRoutes } from './tiers/routes.ts';

export const pricingRoutes = (deps: Pick<Deps, 'db'>): Route[] => [
  ...tierRoutes(deps),
  ...contentPricingRoutes(deps),
  ...shopSettingsRoutes(deps),
  ...couponRoutes(deps),
];
