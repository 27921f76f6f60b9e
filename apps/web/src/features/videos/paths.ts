/** Addresses of the screens of videos. */
export const watchPath = (id: string): string => `/videos/learn/${id}`;

export const uploadPath = '/videos/upload';
