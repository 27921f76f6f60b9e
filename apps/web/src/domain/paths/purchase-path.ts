export const purchasePath = (id: string): string => `/marketplace/purchased/${id}`;
