/** Returns the path of a product in the shop. */
export const productPath = (id: string): string => `/shop/${id}`;

/** Returns the path of the page that shows a single purchase. */
export const purchasePath = (id: string): string => `/marketplace/purchased/${id}`;

/** Returns the path of a purchase's audio player. */
export const listenPath = (purchaseId: string): string => `/marketplace/purchased/${purchaseId}/listen`;
