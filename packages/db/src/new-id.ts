import { v7 } from 'uuid';

/** Returns a new opaque ID, a UUIDv7, so that the rows of a table sort by creation time. */
export const newId = (): string => v7();
