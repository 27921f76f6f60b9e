import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SignedMessage } from '../provider.ts';

/** A server that receives webhooks during a test. */
export interface Receiver extends AsyncDisposable {
  url: string;
}

/** Starts a receiver that passes each message to `onMessage` and responds 200, or 400 when it throws. */
export async function startReceiver(onMessage: (message: SignedMessage) => void): Promise<Receiver> {
  const server = createServer((request, response) => {
    const signature = request.headers['stripe-signature'];
    buffer(request)
      .then((rawBody) =>
        onMessage({ rawBody, signature: typeof signature === 'string' ? signature : undefined }),
      )
      .then(
        () => response.writeHead(200).end(),
        () => response.writeHead(400).end(),
      )
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
