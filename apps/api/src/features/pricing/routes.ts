import type { Deps } from '#deps.ts';
import type { Route } from '#http/route.ts';
import { couponRoutes } from './coupon-routes.ts';
import { contentPricingRoutes } from './pricing-routes.ts';
import { shopSettingsRoutes } from './settings-routes.ts';
import { tierRoutes } from './tier-routes.ts';

export const pricingRoutes = (deps: Pick<Deps, 'db'>): Route[] => [
  ...tierRoutes(deps),
  ...contentPricingRoutes(deps),
  ...shopSettingsRoutes(deps),
  ...couponRoutes(deps),
];
