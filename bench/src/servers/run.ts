import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server process used by the benchmark. */
export interface Server {
  port: number;
  pid: number;
  stop(): Promise<void>;
  /** Kills the process without letting it clean up. */
  kill(): Promise<void>;
  /** Returns the peak memory so far in megabytes, or undefined if the system doesn't report it. */
  peakMemory(): number | undefined;
}

/** Returns a free port on this machine. */
export async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`server ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status < 500,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error('server did not become ready');
}

function peakMemory(pid: number): number | undefined {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Number(line[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a Node program with the given environment. `listens` waits until the program responds. */
export async function runServer(
  file: string,
  environment: Record<string, string>,
  { listens, log, port: fixedPort }: { listens: boolean; log: string; port?: number | undefined },
): Promise<Server> {
  const port = fixedPort ?? (await findFreePort());
  const child = fork(file, {
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = createWriteStream(path.join(log, `${path.basename(file)}.log`));
  child.stdout?.pipe(output);
  child.stderr?.pipe(output);
  if (listens) await waitUntilReady(child, port);
  const pid = child.pid ?? 0;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    port,
    pid,
    peakMemory: () => peakMemory(pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
