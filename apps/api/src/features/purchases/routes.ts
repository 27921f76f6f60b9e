import * as devices from '@glossa/contract/devices';
import * as listening from '@glossa/contract/listening';
import * as marketplace from '@glossa/contract/marketplace';
import * as purchases from '@glossa/contract/purchases';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { Answer, FileAnswer, route, type Route } from '#http/route.ts';
import { addDevice, listDevices, removeDevice, updateDevice } from './devices/service.ts';
import { createOfflineCopy, downloadPurchase } from './downloads/service.ts';
import { importPurchase } from './import/service.ts';
import { getListening, saveListening } from './listening/service.ts';
import * as service from './service.ts';

/** Returns the key of the user's purchase named in the path. */
const keyOf = ({ params, user }: { params: { id: string }; user: User }) => ({
  id: params.id,
  buyerId: user.id,
});

export function purchaseRoutes(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  const { db, clock } = deps;
  return [
    route(purchases.listMyPurchases, ({ query, user }) => service.listPurchases(db, user.id, query)),
    route(purchases.getPurchase, (context) => service.getPurchase(db, keyOf(context))),
    route(purchases.importPurchase, (context) => importPurchase(db, keyOf(context), clock())),
    route(purchases.ratePurchase, ({ body, ...context }) =>
      service.ratePurchase(db, keyOf(context), { rating: body.rating, now: clock() }),
    ),
    route(purchases.previewPurchase, (context) => service.getPreview(db, keyOf(context))),
    route(purchases.downloadPurchase, ({ body, ...context }) =>
      downloadPurchase(deps, keyOf(context), body.device_id),
    ),
    route(purchases.keepPurchase, async ({ body, response, ...context }) => {
      const { content, key } = await createOfflineCopy(deps, keyOf(context), body.device_id);
      response.set(purchases.offlineKeyHeader, JSON.stringify(key));
      return new FileAnswer({ name: `${context.params.id}.copy`, type: 'application/octet-stream', content });
    }),
    route(listening.getListening, (context) => getListening(db, keyOf(context))),
    route(listening.saveListening, ({ body, ...context }) => saveListening(db, keyOf(context), body)),
    route(marketplace.listMarketplacePurchases, ({ query, user }) =>
      service.listForMarketplace(db, user.id, query),
    ),
    route(marketplace.advancePurchase, ({ body, ...context }) =>
      service.advancePurchase(db, keyOf(context), body),
    ),
    route(devices.listDevices, async ({ user }) => ({ results: await listDevices(db, user.id) })),
    route(devices.addDevice, async ({ body, user }) => new Answer(201, await addDevice(db, user.id, body))),
    route(devices.updateDevice, ({ params, body, user }) =>
      updateDevice(db, { id: params.id, learnerId: user.id }, body),
    ),
    route(devices.removeDevice, ({ params, user }) =>
      removeDevice(db, { id: params.id, learnerId: user.id }),
    ),
  ];
}
