/** Maximum number of products in a cart. */
export const maxCartItems = 50;
