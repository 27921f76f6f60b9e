import type { ExternalService } from '@glossa/contract/external-services';
import type { Database } from '@glossa/db/database';
import { isSealedUnder } from '@glossa/protection/sealed-text';

import { listKeys, replaceKey } from './queries.ts';
import { decryptServiceKey, encryptServiceKey, serviceKeyring, type Secrets } from './service-key.ts';

/**
 * Re-encrypts the services' API keys that were encrypted under an earlier secret. Returns how many keys were
 * re-encrypted, and the services whose keys can't be decrypted.
 */
export async function reencryptServiceKeys(
  db: Database,
  secrets: Secrets,
): Promise<{ reencrypted: number; unknown: string[] }> {
  const rows = await listKeys(db);
  const keyring = serviceKeyring(secrets);
  const unknown: string[] = [];
  let reencrypted = 0;
  for (const { service, provider, url, encryptedKey } of rows) {
    if (!encryptedKey) continue;
    const owner = { service: service as ExternalService, provider, url };
    const apiKey = decryptServiceKey(secrets, owner, encryptedKey);
    if (apiKey === undefined) {
      unknown.push(service);
    } else if (!isSealedUnder(keyring, encryptedKey)) {
      // `replaceKey` doesn't overwrite a key that an admin has saved in the meantime.
      const replacement = encryptServiceKey(secrets, owner, apiKey);
      if (await replaceKey(db, { service, encryptedKey, replacement })) reencrypted += 1;
    }
  }
  return { reencrypted, unknown };
}
