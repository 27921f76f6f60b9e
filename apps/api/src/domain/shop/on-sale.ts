/** SQL condition for a `product p` that is for sale. */
export const onSale = "p.status = 'published' AND p.removed_at IS NULL";
