/** Addresses of the screens of one text. */
export const readPath = (id: string): string => `/reading/${id}`;
export const editPath = (id: string): string => `/reading/edit/${id}`;

export const uploadPath = '/articles/upload';
