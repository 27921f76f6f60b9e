import pg from 'pg';

/**
 * Creates a database unless it exists.
 * @param {string} maintenanceUrl of a database that always exists on the same server
 * @param {string} name a plain identifier
 */
export async function ensureDatabase(maintenanceUrl, name) {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE "${name}"`);
  } finally {
    await client.end();
  }
}
