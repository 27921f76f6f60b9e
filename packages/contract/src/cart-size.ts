/** Maximum number of products in a cart. */
export const largestCart = 50;
