/** Addresses of the screens of videos. */
export const watchPath = (id: string): string => `/videos/learn/${id}`;

export const subtitlesPath = (id: string): string => `/videos/subtitles/${id}`;

export const uploadPath = '/videos/upload';
