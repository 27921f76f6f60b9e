export const threadCalls: unknown = {};
