import * as shop from '@glossa/contract/shop';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '../../deps.ts';
import { mayEnter } from '../../http/access.ts';
import { fail } from '../../http/fail.ts';
import type { Person } from '../../http/person.ts';
import { route, type Route } from '../../http/route.ts';
import { putIntoCart, showCart, takeFromCart } from './cart.ts';
import { listShop } from './list-products.ts';
import { findPreview, type Viewer } from './product-queries.ts';
import { showProduct } from './show-product.ts';
import { wordShare } from './word-share.ts';

const viewerOf = (person: Person): Viewer => ({
  id: person.id,
  managesContent: mayEnter('content', person),
});

export function shopRoutes({ db }: Pick<Deps, 'db'>): Route[] {
  return [
    route(shop.listProducts, ({ query, person }) => listShop(db, person.id, query)),
    route(shop.getProduct, ({ params, person }) => showProduct(db, viewerOf(person), params.id)),
    route(shop.getProductPreview, async ({ params, person }) => {
      const row = (await findPreview(db, viewerOf(person), params.id)) ?? fail('product_not_found');
      return {
        text: row.text,
        direction: languageById(row.language)?.direction ?? 'ltr',
        sample: row.hasSample ? `/media/products/${params.id}/sample` : null,
      };
    }),
    route(shop.getProductWords, ({ params, person }) => wordShare(db, viewerOf(person), params.id)),
    route(shop.getCart, ({ person }) => showCart(db, person.id)),
    route(shop.addToCart, ({ params, person }) => putIntoCart(db, person.id, params.id)),
    route(shop.removeFromCart, async ({ params, person }) => {
      await takeFromCart(db, person.id, params.id);
    }),
  ];
}
