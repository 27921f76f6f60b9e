import type { Database } from '@glossa/db/database';
import { ProtectionError } from '@glossa/protection/protection-error';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { isSealedUnderCurrentKey, openValue, sealValue } from '@glossa/protection/sealed-values/seal-value';

import { appSecretContext } from './app-secret-context.ts';

/** Re-encrypts, under the first key, the secrets of authenticator apps that are sealed under another one. */
export async function reencryptAppSecrets(
  db: Database,
  keys: MasterKeys,
): Promise<{ reencrypted: number; unreadable: number }> {
  const counts = { reencrypted: 0, unreadable: 0 };
  for (const { learnerId, secret } of await db.prisma.authenticatorApp.findMany({
    where: { secret: { not: null } },
    select: { learnerId: true, secret: true },
  })) {
    if (!secret || isSealedUnderCurrentKey(keys, secret)) continue;
    const context = appSecretContext(learnerId);
    try {
      const resealed = new Uint8Array(sealValue(keys, openValue(keys, secret, context), context));
      // Unless its owner has replaced it in the meantime.
      await db.prisma.authenticatorApp.updateMany({
        where: { learnerId, secret },
        data: { secret: resealed },
      });
      counts.reencrypted += 1;
    } catch (error) {
      if (!(error instanceof ProtectionError)) throw error;
      counts.unreadable += 1;
    }
  }
  return counts;
}
