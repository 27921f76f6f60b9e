import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { getOrder, listOrders } from '@glossa/contract/orders';
import { getPurchase, listMyPurchases } from '@glossa/contract/purchases';

/** Queries that show what can be done with a purchase. */
export const purchaseLists = [listMyPurchases, listMarketplacePurchases, getPurchase, listOrders, getOrder];
