import http from 'node:http';

/** A keep-alive client that reads the whole response. Throws on any status other than 2xx. */
export class Client {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  readonly #port: number;
  readonly #headers: Record<string, string>;

  constructor(port: number, headers: Record<string, string> = {}) {
    this.#port = port;
    this.#headers = headers;
  }

  get(path: string): Promise<Buffer> {
    return this.#send('GET', path);
  }

  async json<Result>(path: string): Promise<Result> {
    return JSON.parse((await this.get(path)).toString()) as Result;
  }

  async post<Result>(path: string, body: unknown): Promise<Result> {
    const responseBody = await this.#send('POST', path, JSON.stringify(body));
    return (responseBody.length > 0 ? JSON.parse(responseBody.toString()) : undefined) as Result;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(method: string, path: string, body?: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const headers: Record<string, string | number> = { ...this.#headers };
      if (body !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(body);
      }
      const request = http.request(
        { host: '127.0.0.1', port: this.#port, method, path, headers, agent: this.#agent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const responseBody = Buffer.concat(chunks);
            const ok = (response.statusCode ?? 0) >= 200 && (response.statusCode ?? 0) < 300;
            if (ok) resolve(responseBody);
            else
              reject(
                new Error(
                  `${method} ${path}: ${response.statusCode} ${responseBody.toString().slice(0, 300)}`,
                ),
              );
          });
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }
}
