import type { ContentPricing } from '@glossa/contract/content-pricing';

/** What a product is sold for, as a row or as a card. */
export interface RowProps {
  row: ContentPricing;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onEdit: () => void;
}
