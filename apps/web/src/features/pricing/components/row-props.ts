import type { ContentPricing } from '@glossa/contract/content-pricing';

/** A product with its price, shared by the row and the card. */
export interface RowProps {
  row: ContentPricing;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onEdit: () => void;
}
