/** Address of the watch page of a video. */
export const watchPath = (id: string): string => `/videos/learn/${id}`;
