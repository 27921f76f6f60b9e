import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import type { OrderItem } from '@glossa/contract/orders';
import type { PurchaseAccess } from '@glossa/contract/purchase-access';
import type { PurchaseCard } from '@glossa/contract/purchases';

/** A purchase with the data needed to open it. */
export interface OwnedItem extends PurchaseAccess {
  /** ID of the purchase. */
  id: string;
  /** ID of the product; null if it no longer exists. */
  productId: string | null;
  title: string;
  /** Code of the product's language. */
  language: string;
  /** The download terms, if they are already known. */
  card?: PurchaseCard;
}

export const ownedItemFromCard = (card: PurchaseCard): OwnedItem => ({
  ...card,
  productId: card.product_id,
  card,
});

export const ownedItemFromMarketplace = ({ product, ...purchase }: MarketplacePurchase): OwnedItem => ({
  ...purchase,
  productId: product.id,
  title: product.title,
  language: product.language,
});

/** Returns the purchase of an order item; undefined for a plan, before the order is completed, and after a refund. */
export const ownedItemFromOrder = (line: OrderItem): OwnedItem | undefined =>
  line.purchase_id !== null && line.access !== null
    ? {
        ...line.access,
        id: line.purchase_id,
        productId: line.product_id,
        title: line.title,
        language: line.language ?? '',
      }
    : undefined;
