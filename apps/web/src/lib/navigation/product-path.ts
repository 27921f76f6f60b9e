/** Address of a product's page. */
export const productPath = (id: string): string => `/shop/${id}`;
