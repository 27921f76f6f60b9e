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

/** Runs one request and answers its result when it is really kept. */
async function run<Result>(
  mode: IDBTransactionMode,
  ask: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = ask(transaction.objectStore(table));
      const fail = () => reject(transaction.error ?? new Error('IndexedDB'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  } finally {
    database.close();
  }
}

/** Keeps a key by name; one that cannot be exported stays so. An earlier one is replaced. */
export const keepKey = async (name: string, key: CryptoKey): Promise<void> => {
  await run('readwrite', (keys) => keys.put(key, name));
};

/** Keeps a key, or a pair, unless another tab has kept one meanwhile; answers the one that is kept. */
export async function keepFirstKey(
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

/** The key of this name; undefined when there is none. */
export const findKey = (name: string): Promise<CryptoKey | CryptoKeyPair | undefined> =>
  run('readonly', (keys) => keys.get(name) as IDBRequest<CryptoKey | CryptoKeyPair | undefined>);

/** Forgets a key; without it, what it opens is lost. */
export const forgetKey = async (name: string): Promise<void> => {
  await run('readwrite', (keys) => keys.delete(name));
};
