const databaseName = 'glossa-offline';
const table = 'keys';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(table));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

/** Runs one request; resolves to its result when the transaction has completed. */
async function run<Result>(
  mode: IDBTransactionMode,
  operation: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = operation(transaction.objectStore(table));
      const fail = () => reject(transaction.error ?? new Error('IndexedDB'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  } finally {
    database.close();
  }
}

/** Stores a key by name, replacing an earlier one; a non-extractable key remains non-extractable. */
export const storeKey = async (name: string, key: CryptoKey): Promise<void> => {
  await run('readwrite', (keys) => keys.put(key, name));
};

/** Stores a key or key pair, unless another tab has stored one in the meantime; returns the stored one. */
export async function storeKeyIfAbsent(
  name: string,
  key: CryptoKey | CryptoKeyPair,
): Promise<CryptoKey | CryptoKeyPair> {
  try {
    await run('readwrite', (keys) => keys.add(key, name));
    return key;
  } catch (error) {
    const other = await findKey(name);
    if (!other) throw error;
    return other;
  }
}

/** Returns the key stored under a name, or undefined if there is none. */
export const findKey = (name: string): Promise<CryptoKey | CryptoKeyPair | undefined> =>
  run('readonly', (keys) => keys.get(name) as IDBRequest<CryptoKey | CryptoKeyPair | undefined>);

/** Deletes a key. Everything encrypted with it is then lost. */
export const deleteKey = async (name: string): Promise<void> => {
  await run('readwrite', (keys) => keys.delete(name));
};
