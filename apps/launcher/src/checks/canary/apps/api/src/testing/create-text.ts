export const createText: unknown = {};
