/** Paths of the screens of a text. */
export const editPath = (id: string): string => `/reading/edit/${id}`;

export const uploadPath = '/articles/upload';
