import type { ProductCard as Product } from '@glossa/contract/shop';

import { ProductCard } from './product-card.tsx';
import classes from './shelf.module.css';

/** Number of cards visible without scrolling. */
const seenAtOnce = 6;

/** Products side by side; `label` names the list. */
export const Shelf = ({ products, label }: { products: readonly Product[]; label: string }) => (
  <ul className={classes.root} aria-label={label}>
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} eager={index < seenAtOnce} />
    ))}
  </ul>
);
