export type { Prisma } from './generated/client.ts';
