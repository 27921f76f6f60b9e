import type { Queryable } from '@glossa/db/database';

export const listTags = (db: Queryable): unknown => db.prisma.tag.findMany();
