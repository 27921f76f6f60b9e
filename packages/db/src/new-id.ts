import { v7 } from 'uuid';

/** A new opaque id (UUIDv7: rows of one table stay in the order of their making). */
export const newId = (): string => v7();
