export const productPath = (id: string): string => `/shop/${id}`;
