import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Starts a mail server (RFC 5321) that stores received emails and rejects recipients for which `getRejection` returns a
 * reply, which is sent to the client.
 */
export async function startSmtpServer(
  getRejection: (recipient: string) => string | undefined = () => undefined,
) {
  const receivedEmails: string[] = [];
  const server = createServer((socket) => {
    const answer = (line: string) => socket.write(`${line}\r\n`);
    let received = '';
    let isData = false;
    const handleCommand = (line: string) => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') answer(getRejection(/<(.*)>/.exec(line)?.[1] ?? '') ?? '250 OK');
      else if (command === 'DATA') {
        isData = true;
        answer('354 Go on');
      } else if (command === 'QUIT') socket.end('221 Bye\r\n');
      else answer('250 OK');
    };
    socket.setEncoding('utf8').on('data', (piece: string) => {
      received += piece;
      for (;;) {
        const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (isData ? 5 : 2));
        if (isData) {
          receivedEmails.push(part);
          isData = false;
          answer('250 OK');
        } else handleCommand(part);
      }
    });
    answer('220 here');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails: receivedEmails,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
