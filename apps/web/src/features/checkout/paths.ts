/** Returns the path of an order's payment page. */
export const payPath = (orderId: string): string => `/checkout/pay?order=${orderId}`;

/** Returns the path of an order's receipt. */
export const receiptPath = (orderId: string): string => `/checkout/done?order=${orderId}`;
