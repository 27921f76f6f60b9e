import path from 'node:path';

/** Returns the storage key of an uploaded dictionary file. */
export const dictionaryUploadKey = (installationId: string): string => `dictionaries/${installationId}`;

/** Returns the folder for the downloaded and unpacked files of an installation. */
export const installationFolder = (dataDir: string, installationId: string): string =>
  path.join(dataDir, 'dictionary-installations', installationId);
