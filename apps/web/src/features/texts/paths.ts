/** Addresses of the screens of one text. */
export const editPath = (id: string): string => `/reading/edit/${id}`;

export const uploadPath = '/articles/upload';
