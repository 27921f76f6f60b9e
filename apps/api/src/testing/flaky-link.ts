import { once } from 'node:events';
import net from 'node:net';

/** A connection to a server that can be cut and restored. */
export interface FlakyLink {
  port: number;
  /** Breaks all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port and forwards everything to `host:port`. */
export async function startFlakyLink(target: { host: string; port: number }): Promise<FlakyLink> {
  const open = new Set<net.Socket>();
  const track = (socket: net.Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Broken pipes are expected here.
    socket.on('error', () => socket.destroy());
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(target.port, target.host);
    track(client);
    track(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const cutConnections = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    port,
    cut: cutConnections,
    restore: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cutConnections,
  };
}
