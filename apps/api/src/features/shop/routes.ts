import * as contract from '@glossa/contract/shop';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { addToCart, getCart, mergeCart, previewCart, removeFromCart } from './cart/service.ts';
import { listProducts } from './list/service.ts';
import { getPreview, getProduct, getWordShare } from './service.ts';
import { toViewer } from './viewer.ts';

export const shopRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.listProducts, ({ query, user }) => listProducts(db, user?.id ?? null, query)),
  route(contract.getProduct, ({ params, user }) => getProduct(db, toViewer(user), params.id)),
  route(contract.getProductPreview, ({ params, user }) => getPreview(db, toViewer(user), params.id)),
  route(contract.getProductWords, ({ params, user }) =>
    getWordShare(db, { ...toViewer(user), id: user.id }, params.id),
  ),
  route(contract.getCart, ({ user }) => getCart(db, user.id)),
  route(contract.previewCart, ({ query }) => previewCart(db, query.ids)),
  route(contract.mergeCart, ({ body, user }) => mergeCart(db, user.id, body.product_ids)),
  route(contract.addToCart, ({ params, user }) => addToCart(db, user.id, params.id)),
  route(contract.removeFromCart, ({ params, user }) => removeFromCart(db, user.id, params.id)),
];
