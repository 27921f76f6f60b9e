import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import type { OrderItem } from '@glossa/contract/orders';
import type { PurchaseAccess } from '@glossa/contract/purchase-access';
import type { PurchaseCard } from '@glossa/contract/purchases';

/** Something that a person has bought, as far as it takes to open it. */
export interface OwnedItem extends PurchaseAccess {
  /** Id of the purchase. */
  id: string;
  /** None when the product is gone. */
  productId: string | null;
  title: string;
  /** Code of the language. */
  language: string;
  /** The terms of a download, where they are known already. */
  card?: PurchaseCard;
}

export const itemOfCard = (card: PurchaseCard): OwnedItem => ({ ...card, productId: card.product_id, card });

export const itemOfMarketplace = ({ product, ...purchase }: MarketplacePurchase): OwnedItem => ({
  ...purchase,
  productId: product.id,
  title: product.title,
  language: product.language,
});

/** What a line of an order brought; nothing before the order is completed, of a plan, and once it was taken back. */
export const itemOfOrder = (line: OrderItem): OwnedItem | undefined =>
  line.purchase_id !== null && line.access !== null
    ? {
        ...line.access,
        id: line.purchase_id,
        productId: line.product_id,
        title: line.title,
        language: line.language ?? '',
      }
    : undefined;
