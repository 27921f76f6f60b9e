/** Address where a purchase is listened to. */
export const listenPath = (purchaseId: string): string => `/marketplace/purchased/${purchaseId}/listen`;
