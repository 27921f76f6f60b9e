import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createSiteServer } from '#http/site-server.ts';

/** Serves on a free port of the loopback interface. */
export async function listen(handler: RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createSiteServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
