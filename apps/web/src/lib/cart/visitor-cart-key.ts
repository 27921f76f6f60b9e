/** Where this browser keeps the cart of a visitor; other tabs read it, too. */
export const visitorCartKey = 'glossa-cart';
