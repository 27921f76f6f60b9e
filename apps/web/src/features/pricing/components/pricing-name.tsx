import type { ContentPricing } from '@glossa/contract/content-pricing';

import { rowFocusAttribute } from '../../../lib/shortcuts/use-row-focus.ts';
import classes from './pricing-name.module.css';

/** Title of a product, which opens its price; of a bundle also what it holds. */
export function PricingName({ row, onEdit }: { row: ContentPricing; onEdit: () => void }) {
  return (
    <div className={classes.root}>
      <button type="button" className={classes.title} onClick={onEdit} {...{ [rowFocusAttribute]: '' }}>
        <bdi>{row.title}</bdi>
      </button>
      <span className={classes.author}>
        <bdi>{row.type === 'bundle' ? row.items.map(({ title }) => title).join(' · ') : row.author}</bdi>
      </span>
    </div>
  );
}
