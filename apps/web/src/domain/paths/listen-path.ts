/** Returns the path of a purchase's audio player. */
export const listenPath = (purchaseId: string): string => `/marketplace/purchased/${purchaseId}/listen`;
