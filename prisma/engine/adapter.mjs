import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { CharAwareClient, restoreChars } from './char-columns.mjs';
import { quoteName, runOnce } from './target.mjs';

/** Connects the schema engine to the target database and to its shadow database. */
export class SchemaAdapter extends PrismaPg {
  #fields;

  constructor({ fields, schema }) {
    super({ ...fields, Client: CharAwareClient }, { schema });
    this.#fields = fields;
  }

  async connect() {
    return restoreChars(await super.connect());
  }

  /** Overrides the adapter's own method, which drops the shadow database before closing the connections to it. */
  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    await runOnce(this.#fields, `CREATE DATABASE ${quoteName(name)}`);
    const shadow = new PrismaPg({ ...this.#fields, Client: CharAwareClient, database: name });
    const connection = restoreChars(await shadow.connect());
    const dispose = connection.dispose.bind(connection);
    connection.dispose = async () => {
      await dispose();
      await runOnce(this.#fields, `DROP DATABASE ${quoteName(name)} WITH (FORCE)`);
    };
    return connection;
  }
}
