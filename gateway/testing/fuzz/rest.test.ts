import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../src/contracts.ts';
import type { Choices } from './choices.ts';
import { type Action, type FuzzApp, startFuzzApp } from './fuzz-app.ts';
import { limited } from './graphql-client.ts';
import { type GeneratedRequest, generateRequest } from './generate-request.ts';
import { hasInternalText } from './internal-text.ts';
import { type Openapi, OpenapiContract, type RestOperation, type Schema } from './openapi.ts';
import { checkProperty, propertyTimeout } from './property.ts';

const REQUESTS = 60;

let fuzz: FuzzApp;
let contract: OpenapiContract;
beforeAll(async () => {
  fuzz = await startFuzzApp();
  const response = await fetch(`${fuzz.app.url}/api/openapi.json`);
  contract = new OpenapiContract((await response.json()) as Openapi);
}, 120_000);
afterAll(() => fuzz?.stop());

const requestFrom = (choices: Choices) =>
  generateRequest(choices, { contract, users: fuzz.users, ids: fuzz.ids });

interface Received {
  status: number;
  body: unknown;
}

describe('generated REST requests', () => {
  test(
    'get documented responses, and nothing is saved that the document does not allow',
    async () => {
      const seen = { saved: 0, rejected: 0, read: 0 };
      await checkProperty(REQUESTS, requestFrom, async request => {
        const operation = contract.operations.find(
          ({ path, method }) => path === request.path && method === request.method,
        )!.operation;
        const received = await send(request);
        checkDocumented(operation, received, request);
        checkPermitted(received, request);
        const saves = request.method === 'post' || request.method === 'put';
        if (received.status >= 400) {
          seen.rejected++;
          checkRejection(received, request);
        } else if (saves) {
          seen.saved++;
          await checkSaved(operation, received.body, request);
        } else seen.read++;
      });
      const all = seen.saved + seen.rejected + seen.read;
      expect(seen.saved / all, `too little was saved: ${JSON.stringify(seen)}`).toBeGreaterThan(0.05);
      expect(seen.read / all, `too little was read: ${JSON.stringify(seen)}`).toBeGreaterThan(0.1);
    },
    propertyTimeout(),
  );
});

async function send({ by, method, path, parameters, query, body }: GeneratedRequest): Promise<Received> {
  const { token } = fuzz.users.find(user => user.name === by)!;
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name]!.toWellFormed()),
  );
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
  const response = await limited(() =>
    fetch(`${fuzz.app.url}/api${filledPath}?${search}`, {
      method: method.toUpperCase(),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }).then(async received => ({ status: received.status, text: await received.text() })),
  );
  if (response.status >= 500) throw new Error(`Status ${response.status}: ${response.text.slice(0, 500)}`);
  fuzz.expectCleanLog();
  return { status: response.status, body: JSON.parse(response.text) };
}

/** The status is one of the operation's, and the body what the document says of it. */
function checkDocumented(
  operation: RestOperation,
  { status, body }: Received,
  request: GeneratedRequest,
): void {
  // An empty parameter, or one that is no part of a path, leads to another address.
  const misses = Object.values(request.parameters).some(value => value === '' || value.length > 200);
  if (misses) return;
  const documented = operation.responses[status];
  if (!documented)
    throw new Error(`The status ${status} is not documented: ${JSON.stringify(body).slice(0, 500)}`);
  const problem = contract.problem(documented.content!['application/json'].schema, body);
  if (problem)
    throw new Error(
      `The response ${status} is not as documented: ${problem}\n${JSON.stringify(body).slice(0, 1_000)}`,
    );
}

const resourceOf = (path: string) =>
  contracts.find(candidate => path === `/${candidate.path}` || path === `/${candidate.path}/{id}`);

const ACTIONS: Readonly<Record<string, Action>> = { get: 'view', post: 'add', put: 'edit', delete: 'delete' };

/** Nothing is done for somebody who may not. */
function checkPermitted({ status }: Received, { by, method, path }: GeneratedRequest): void {
  const resource = resourceOf(path)?.resource;
  const action = ACTIONS[method]!;
  const user = fuzz.users.find(({ name }) => name === by)!;
  if (resource && status < 400 && !user.may(resource, action))
    throw new Error(`${by} may not ${action} ${resource}, but the status is ${status}`);
}

function checkRejection(
  { status, body }: Received,
  { by, path, body: sent, parameters }: GeneratedRequest,
): void {
  const { message, fields } = body as { message: string; fields: Record<string, string> };
  if (hasInternalText(message)) throw new Error(`An internal text: ${message}`);
  const user = fuzz.users.find(({ name }) => name === by)!;
  const resource = resourceOf(path)?.resource;
  const isAdmin = user === fuzz.users[0];
  if (isAdmin && (status === 401 || status === 403) && path !== '/auth/login')
    throw new Error(`A Super User is rejected: ${message} ${resource} ${JSON.stringify(parameters)}`);
  const isRecord = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  // A body beyond the limits of its shape is not looked into.
  const isLimit = message.startsWith('The body is too large');
  if (status === 400 && isRecord && !isLimit && Object.keys(fields).length === 0)
    throw new Error(`No field is named: ${message}`);
}

/** Totals that the server computes, whatever a request says. */
const COMPUTED = new Set(['total_amount']);

type Rule = (sent: unknown, record: Record<string, unknown>) => unknown;

/** A field of an invoice that follows what settles it, and is removed when nothing does any more. */
const settled =
  (name: string): Rule =>
  (sent, record) => {
    const { paid_amount: paid, total_amount: total, payment_date: date, payment_method: method } = record;
    const isOpened = record['payment_status'] !== 'paid' && date === null && method === null;
    return paid !== 0 || total === 0 || isOpened ? record[name] : sent;
  };

const FOLLOWING = ['pending', 'overdue', 'paid'];

/** What the rules of a resource make of a value, by path and wire name. */
const RULES: Readonly<Record<string, Rule>> = {
  'billing payment_date': settled('payment_date'),
  'billing payment_method': settled('payment_method'),
  // These three follow payments, credits and the due date.
  'billing payment_status': (sent, { payment_status: saved }) =>
    FOLLOWING.includes(String(sent)) && FOLLOWING.includes(String(saved)) ? saved : sent,
  'parking-passes vehicleNumber': sent => String(sent).toUpperCase(),
  // Only somebody who joined has a date of it.
  'referrals join_date': (sent, { status }) => (status === 'joined' ? sent : null),
  // A member who may not be sent a message does not get it.
  'messages status': (sent, { status }) =>
    sent === 'queued' && (status === 'cancelled' || status === 'failed') ? status : sent,
  // One line, as in the header of an e-mail.
  'messages subject': sent => String(sent).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' '),
};

const isDryRun = ({ dry_run, dryRun }: Record<string, unknown>) => dry_run === true || dryRun === true;

/** Records that the server continues to change after the response. */
const CHANGED_LATER = new Set(['billing-runs', 'messages']);

async function checkSaved(
  operation: RestOperation,
  saved: unknown,
  request: GeneratedRequest,
): Promise<void> {
  const resource = resourceOf(request.path);
  const sentBody = request.body as Record<string, unknown>;
  // A preview saves nothing.
  if (!resource || isDryRun(sentBody)) return;
  const isDry = request.query.some(([name, value]) => name === 'dry_run' && value === 'true');
  const wrap = isDry ? 'record' : resource.wrap;
  const record = (wrap ? (saved as Record<string, unknown>)[wrap] : saved) as Record<string, unknown>;
  const schema = operation.requestBody!.content['application/json'].schema;
  const properties = contract.properties(schema);
  for (const [name, sent] of Object.entries(sentBody)) {
    const property = properties[name];
    const field = resource.fields.find(({ wire }) => wire === name);
    if (!property && !field) throw new Error(`The unknown field ${name} was accepted`);
    if (
      !property ||
      name === 'version' ||
      name === 'dry_run' ||
      field?.kind === 'password' ||
      COMPUTED.has(name)
    )
      continue;
    const value = record[name];
    const problem = contract.problem(property, value);
    if (problem) throw new Error(`${name} was saved as ${JSON.stringify(value)}: ${problem}`);
    const rule = RULES[`${resource.path} ${name}`];
    const kept = rule ? rule(sent, record) : sent;
    if (!isSame(kept, value, property))
      throw new Error(
        `${name} was sent as ${JSON.stringify(sent)?.slice(0, 300)} and saved as ${JSON.stringify(value)?.slice(0, 300)}`,
      );
  }
  if (CHANGED_LATER.has(resource.path)) return;
  const stored = await send({
    ...request,
    method: 'get',
    path: `/${resource.path}/{id}`,
    parameters: { id: String(record['id']) },
    query: [],
    body: undefined,
  });
  if (stored.status === 403) return;
  if (isDry) {
    if (request.method === 'post' && stored.status !== 404) throw new Error('A dry run created a record');
    return;
  }
  const { maintenance_records: _, ...read } = stored.body as Record<string, unknown>;
  if (!isDeepStrictEqual(read, record))
    throw new Error(`Read back: ${JSON.stringify(read)}\ninstead of ${JSON.stringify(record)}`);
}

/** Whether a saved value is the one that was sent: trimmed, its default where it is missing, of the type of its field. */
function isSame(sent: unknown, saved: unknown, schema: Schema): boolean {
  if (sent === null || (typeof sent === 'string' && sent.trim() === '')) return true;
  if (typeof saved === 'number') return Number(asFlag(sent)) === saved;
  if (typeof saved === 'boolean') return Boolean(Number(asFlag(sent))) === saved;
  if (typeof saved === 'string' && schema['format'] === 'date-time')
    return Date.parse(String(sent)) === Date.parse(saved) || !/(Z|[+-]\d\d:?\d\d)$/.test(String(sent));
  if (typeof saved === 'string') return visible(String(sent)) === visible(saved);
  if (saved === null) return false;
  const parsed: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
  if (Array.isArray(saved)) return visible(JSON.stringify(parsed)) === visible(JSON.stringify(saved));
  const entries = Object.entries(parsed as Record<string, unknown>);
  return entries.every(([key, value]) => isSame(value, (saved as Record<string, unknown>)[key], {}));
}

/** Texts are stored composed, and names without invisible characters. */
const visible = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .trim();

function asFlag(sent: unknown): unknown {
  if (sent === true || sent === 'true') return 1;
  if (sent === false || sent === 'false') return 0;
  if (typeof sent === 'string' && /^(true|false)$/i.test(sent)) return asFlag(sent.toLowerCase());
  return sent;
}
