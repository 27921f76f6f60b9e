/** Most products in one cart. */
export const largestCart = 50;
