/** The local storage key of a visitor's cart, which other tabs read too. */
export const visitorCartKey = 'glossa-cart';
