import { once } from 'node:events';
import net from 'node:net';

/** A proxy to the database whose connections can be cut, as if the database server had stopped. */
export interface Link {
  /** Returns the URL of a database accessed through this proxy. */
  proxyUrl(address: string): string;
  /** Drops all connections and rejects new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openLink(): Promise<Link> {
  let target = { host: '127.0.0.1', port: 5432 };
  let isCut = false;
  const open = new Set<net.Socket>();
  const server = net.createServer((downstream) => {
    if (isCut) return void downstream.destroy();
    const upstream = net.connect(target);
    for (const [one, other] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const breakAll = () => open.forEach((socket) => socket.destroy());
  return {
    proxyUrl: (address) => {
      const url = new URL(address);
      target = { host: url.hostname, port: Number(url.port || 5432) };
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
    cut: () => {
      isCut = true;
      breakAll();
    },
    restore: () => (isCut = false),
    close: async () => {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
