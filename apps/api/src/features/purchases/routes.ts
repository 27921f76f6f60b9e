import * as devices from '@glossa/contract/devices';
import { fail } from '@glossa/contract/failure';
import * as listening from '@glossa/contract/listening';
import * as marketplace from '@glossa/contract/marketplace';
import * as purchases from '@glossa/contract/purchases';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { addDeviceOf, changeDevice, listDevicesOf, removeDeviceOf } from './devices.ts';
import { downloadPurchase } from './download-purchase.ts';
import { importPurchase } from './import-purchase.ts';
import { keepOffline } from './keep-offline.ts';
import { listBought, listMarketplace } from './list-purchases.ts';
import { saveListening, showListening } from './listening/listening.ts';
import { presentMarketplace, presentPurchase } from './purchase-row.ts';
import { findLostPurchase, findPurchase, findPurchasePreview, setProgress, setRating } from './queries.ts';

interface Own {
  params: { id: string };
  user: User;
}
const keyOf = ({ params, user }: Own) => ({ id: params.id, buyerId: user.id });

export function purchaseRoutes(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  const { db, clock } = deps;
  const found = async (own: Own) => (await findPurchase(db, keyOf(own))) ?? fail('purchase_not_found');

  return [
    route(purchases.listMyPurchases, ({ query, user }) => listBought(db, user.id, query)),
    route(purchases.getPurchase, async (own) => {
      const row = await findPurchase(db, keyOf(own));
      if (row) return presentPurchase(row);
      const lost = await findLostPurchase(db, keyOf(own));
      if (lost === undefined) fail('purchase_not_found');
      fail(lost === 'expired' ? 'purchase_ended' : 'purchase_refunded');
    }),
    route(purchases.importPurchase, (own) => importPurchase(db, keyOf(own), clock())),
    route(purchases.ratePurchase, async ({ body, ...own }) => {
      if (!(await setRating(db, keyOf(own), body.rating, clock()))) fail('purchase_not_found');
      return presentPurchase(await found(own));
    }),
    route(purchases.previewPurchase, async (own) => {
      const row = (await findPurchasePreview(db, keyOf(own))) ?? fail('purchase_not_found');
      return {
        text: row.text,
        direction: languageById(row.language)?.direction ?? 'ltr',
        sample: row.hasSample ? `/media/products/${row.id}/sample` : null,
        contents: row.contents ?? [],
      };
    }),
    route(purchases.downloadPurchase, ({ body, ...own }) =>
      downloadPurchase(deps, keyOf(own), body.device_id),
    ),
    route(purchases.keepPurchase, async ({ body, response, ...own }) => {
      const { file, headers } = await keepOffline(deps, keyOf(own), body.device_id);
      response.set(headers);
      return file;
    }),
    route(listening.getListening, (own) => showListening(db, keyOf(own))),
    route(listening.saveListening, ({ body, ...own }) => saveListening(db, keyOf(own), body)),
    route(marketplace.listMarketplacePurchases, ({ query, user }) => listMarketplace(db, user.id, query)),
    route(marketplace.advancePurchase, async ({ body, ...own }) => {
      if (!(await setProgress(db, keyOf(own), body.complete))) fail('purchase_not_found');
      return presentMarketplace(await found(own));
    }),
    route(devices.listDevices, async ({ user }) => ({ results: await listDevicesOf(db, user.id) })),
    route(devices.addDevice, async ({ body, user }) => new Answer(201, await addDeviceOf(db, user.id, body))),
    route(devices.updateDevice, ({ params, body, user }) =>
      changeDevice(db, { id: params.id, learnerId: user.id }, body),
    ),
    route(devices.removeDevice, ({ params, user }) =>
      removeDeviceOf(db, { id: params.id, learnerId: user.id }),
    ),
  ];
}
