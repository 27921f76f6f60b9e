import { fail } from '@glossa/contract/failure';
import * as shop from '@glossa/contract/shop';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { mergeIntoCart, previewCart, putIntoCart, showCart, takeFromCart } from './cart.ts';
import { listShop } from './list-products.ts';
import { findPreview } from './product-queries.ts';
import { showProduct } from './show-product.ts';
import { viewerOf } from './viewer-of.ts';
import { wordShare } from './word-share.ts';

export function shopRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    route(shop.listProducts, ({ query, user }) => listShop(db, user?.id ?? null, query)),
    route(shop.getProduct, ({ params, user }) => showProduct(db, viewerOf(user), params.id)),
    route(shop.getProductPreview, async ({ params, user }) => {
      const row = (await findPreview(db, viewerOf(user), params.id)) ?? fail('product_not_found');
      return {
        text: row.text,
        direction: languageById(row.language)?.direction ?? 'ltr',
        sample: row.hasSample ? `/media/products/${params.id}/sample` : null,
      };
    }),
    route(shop.getProductWords, ({ params, user }) =>
      wordShare(db, { ...viewerOf(user), id: user.id }, params.id),
    ),
    route(shop.getCart, ({ user }) => showCart(db, user.id)),
    route(shop.previewCart, ({ query }) => previewCart(db, query.ids)),
    route(shop.mergeCart, ({ body, user }) => mergeIntoCart(db, user.id, body.product_ids)),
    route(shop.addToCart, ({ params, user }) => putIntoCart(db, user.id, params.id)),
    route(shop.removeFromCart, async ({ params, user }) => {
      await takeFromCart(db, user.id, params.id);
    }),
  ];
}
