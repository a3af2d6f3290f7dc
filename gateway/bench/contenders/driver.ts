/** The floor: what Node's HTTP server and the driver do with statements written by hand and prepared. */
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './announce.ts';
import { floorStatements } from './floor-statements.ts';
import { pool, read } from './pool.ts';
import { type NewPayment, takePayment } from './take-payment.ts';

interface Question {
  name: string;
  values: unknown[];
}

listen(
  createServer(async (request, response) => {
    const answer = JSON.stringify({ data: await answerTo(JSON.parse(await bodyOf(request)) as Question) });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    response.end(answer);
  }),
);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function answerTo({ name, values }: Question) {
  if (name !== 'take a payment') return read(name, floorStatements[name]!, values);
  const client = await pool.connect();
  try {
    return await takePayment(client, values[0] as NewPayment);
  } finally {
    client.release();
  }
}
