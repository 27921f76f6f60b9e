/** Media type of a stream of events. */
export const eventStreamType = 'text/event-stream';
