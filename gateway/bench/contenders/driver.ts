/** The floor: Node's HTTP server and the driver with handwritten prepared statements. */
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './announce.ts';
import { createMember, type NewMember } from './create-member.ts';
import { floorStatements } from './floor-statements.ts';
import { pool, read } from './pool.ts';
import { type NewPayment, takePayment } from './take-payment.ts';

interface DriverRequest {
  name: string;
  values: unknown[];
}

listen(
  createServer(async (request, response) => {
    const body = JSON.stringify({ data: await run(JSON.parse(await bodyOf(request)) as DriverRequest) });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  }),
);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function run({ name, values }: DriverRequest) {
  if (name in floorStatements) return read(name, floorStatements[name]!, values);
  const client = await pool.connect();
  try {
    if (name === 'create a member') return await createMember(client, values[0] as NewMember);
    return await takePayment(client, values[0] as NewPayment);
  } finally {
    client.release();
  }
}
