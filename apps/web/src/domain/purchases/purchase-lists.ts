import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { getOrder, listOrders } from '@glossa/contract/orders';
import { getPurchase, listMyPurchases } from '@glossa/contract/purchases';

/** Endpoints whose responses include what the buyer can do with a purchase. */
export const purchaseLists = [listMyPurchases, listMarketplacePurchases, getPurchase, listOrders, getOrder];
