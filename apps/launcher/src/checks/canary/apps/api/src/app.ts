export const createApp = (): undefined => undefined;
