/** Address of the page of one purchase. */
export const purchasePath = (id: string): string => `/marketplace/purchased/${id}`;
