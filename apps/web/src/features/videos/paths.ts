/** Paths of the video screens. */
export const subtitlesPath = (id: string): string => `/videos/subtitles/${id}`;

export const uploadPath = '/videos/upload';

export const cataloguePath = '/videos/manage';
