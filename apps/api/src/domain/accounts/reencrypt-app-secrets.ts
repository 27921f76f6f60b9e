import type { Database } from '@glossa/db/database';
import { ProtectionError } from '@glossa/protection/protection-error';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { isSealedUnderCurrentKey, openValue, sealValue } from '@glossa/protection/sealed-values/seal-value';

import { appSecretContext } from './app-secret-context.ts';
import { listAppSecrets, replaceAppSecret } from './queries.ts';

/** Re-encrypts, under the first key, the authenticator secrets that are sealed under another key. */
export async function reencryptAppSecrets(
  db: Database,
  keys: MasterKeys,
): Promise<{ reencrypted: number; unreadable: number }> {
  const counts = { reencrypted: 0, unreadable: 0 };
  for (const { learnerId, secret } of await listAppSecrets(db)) {
    if (isSealedUnderCurrentKey(keys, secret)) continue;
    const context = appSecretContext(learnerId);
    try {
      const next = sealValue(keys, openValue(keys, secret, context), context);
      await replaceAppSecret(db, { learnerId, secret, next });
      counts.reencrypted += 1;
    } catch (error) {
      if (!(error instanceof ProtectionError)) throw error;
      counts.unreadable += 1;
    }
  }
  return counts;
}
