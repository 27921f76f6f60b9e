/** Where an order is paid. */
export const payPath = (orderId: string): string => `/checkout/pay?order=${orderId}`;

/** Where the receipt of an order is shown. */
export const donePath = (orderId: string): string => `/checkout/done?order=${orderId}`;
