import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The part of PostgreSQL's protocol that returns a server version. */
export async function listenAsOldPostgres(version: string): Promise<{ url: string; close(): void }> {
  const number = String(Number(version.split('.')[0]) * 10_000);
  const ready = message('Z', Buffer.from('I'));
  const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
  const response = Buffer.concat([
    message('T', Buffer.concat([count(2), column('server_version'), column('server_version_num')])),
    message('D', Buffer.concat([count(2), value(version), value(number)])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
  const server = createServer(socket => {
    socket.on('data', data => {
      // Only the first message, which opens the session, begins with its length.
      if (data[0] === 0) socket.write(welcome);
      else if (data.toString('latin1').startsWith('Q')) socket.write(response);
      else socket.end();
    });
    socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://gym:gym@127.0.0.1:${port}/gym`, close: () => server.close() };
}

function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

function count(of: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(of);
  return bytes;
}

/** A column of text, which no table holds. */
function column(name: string): Buffer {
  const rest = Buffer.alloc(18);
  rest.writeInt32BE(25, 6);
  return Buffer.concat([Buffer.from(`${name}\0`), rest]);
}

function value(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(text)]);
}
