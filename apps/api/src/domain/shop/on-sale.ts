/** Which products are for sale, of `product p`, as SQL. */
export const onSale = "p.status = 'published' AND p.removed_at IS NULL";
