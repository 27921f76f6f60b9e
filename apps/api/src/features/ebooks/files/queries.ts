import type { Queryable } from '@glossa/db/database';

/** A stored file that does not belong to a product yet. */
export interface StoredFile {
  id: string;
  role: 'content' | 'track' | 'cover';
  key: string;
}

/** Inserts a file that does not belong to a product yet. */
export const insertFile = async (
  db: Queryable,
  { id, role, key, format, name, bytes }: StoredFile & { format: string; name: string; bytes: number },
): Promise<void> => {
  // The row has no product yet, so that upkeep removes the file if the upload fails.
  await db.prisma.productFile.createMany({ data: { id, role, key, format, name, bytes } });
};

/** Attaches a stored file to a product, replacing the previous file with the same role. */
export async function attachFile(
  tx: Queryable,
  productId: string,
  { id, role, key }: StoredFile,
): Promise<void> {
  await replaceFile(tx, productId, role);
  await tx.prisma.productFile.updateMany({ where: { id }, data: { productId } });
  if (role === 'cover') await setCover(tx, productId, key);
}

export async function removeCover(tx: Queryable, productId: string): Promise<void> {
  await replaceFile(tx, productId, 'cover');
  await setCover(tx, productId, null);
}

async function replaceFile(tx: Queryable, productId: string, role: StoredFile['role']): Promise<void> {
  await tx.prisma.productFile.updateMany({
    where: { productId, role, replacedAt: null },
    data: { replacedAt: new Date() },
  });
}

async function setCover(tx: Queryable, id: string, coverKey: string | null): Promise<void> {
  await tx.prisma.product.updateMany({ where: { id }, data: { coverKey, updatedAt: new Date() } });
}
