import * as devices from '@glossa/contract/devices';
import * as listening from '@glossa/contract/listening';
import * as marketplace from '@glossa/contract/marketplace';
import * as purchases from '@glossa/contract/purchases';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { ResponseWithStatus, FileResponse, route, type Route } from '#http/route.ts';
import { addDevice, listDevices, removeDevice, updateDevice } from './devices/service.ts';
import { createOfflineCopy, downloadPurchase } from './downloads/service.ts';
import { importPurchase } from './import/service.ts';
import { getListening, saveListening } from './listening/service.ts';
import * as service from './service.ts';
import { waive } from './waiver.ts';

/** Returns the key of the user's purchase whose ID is in the path. */
const toKey = ({ params, user }: { params: { id: string }; user: User }) => ({
  id: params.id,
  buyerId: user.id,
});

export function purchaseRoutes(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  const { db, clock } = deps;
  return [
    route(purchases.listMyPurchases, ({ query, user }) => service.listPurchases(db, user.id, query)),
    route(purchases.getPurchase, (context) => service.getPurchase(db, toKey(context))),
    route(purchases.importPurchase, (context) => importPurchase(db, toKey(context), clock())),
    route(purchases.waiveWithdrawal, ({ body, ...context }) =>
      waive(db, toKey(context), { ...body, now: clock() }),
    ),
    route(purchases.ratePurchase, ({ body, ...context }) =>
      service.ratePurchase(db, toKey(context), { rating: body.rating, now: clock() }),
    ),
    route(purchases.previewPurchase, (context) => service.getPreview(db, toKey(context))),
    route(purchases.downloadPurchase, ({ body, ...context }) =>
      downloadPurchase(deps, toKey(context), body.device_id),
    ),
    route(purchases.downloadOfflineCopy, async ({ body, response, ...context }) => {
      const { content, key } = await createOfflineCopy(deps, toKey(context), body.device_id);
      response.set(purchases.offlineKeyHeader, JSON.stringify(key));
      return new FileResponse({
        name: `${context.params.id}.copy`,
        type: 'application/octet-stream',
        content,
      });
    }),
    route(listening.getListening, (context) => getListening(db, toKey(context))),
    route(listening.saveListening, ({ body, ...context }) => saveListening(db, toKey(context), body)),
    route(marketplace.listMarketplacePurchases, ({ query, user }) =>
      service.listForMarketplace(db, user.id, query),
    ),
    route(marketplace.advancePurchase, ({ body, ...context }) =>
      service.advancePurchase(db, toKey(context), body),
    ),
    route(devices.listDevices, async ({ user }) => ({ results: await listDevices(db, user.id) })),
    route(
      devices.addDevice,
      async ({ body, user }) => new ResponseWithStatus(201, await addDevice(db, user.id, body)),
    ),
    route(devices.updateDevice, ({ params, body, user }) =>
      updateDevice(db, { id: params.id, learnerId: user.id }, body),
    ),
    route(devices.removeDevice, ({ params, user }) =>
      removeDevice(db, { id: params.id, learnerId: user.id }),
    ),
  ];
}
