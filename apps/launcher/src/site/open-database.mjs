import { postgresHome } from '../postgres/home.mjs';
import { startPostgres } from '../postgres/server.mjs';

/**
 * Opens the site's database: the operator's own, or the embedded one of the data folder.
 * @param {import('../settings.mjs').Settings} settings
 * @param {(sentence: string) => void} onFailure
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openDatabase({ databaseUrl, dataDir, logDir }, onFailure) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => undefined };
  const server = await startPostgres({
    home: postgresHome(dataDir),
    log: `${logDir}/postgres.log`,
    database: 'glossa',
    onFailure,
  });
  return { url: server.urlOf('glossa'), stop: server.stop };
}
