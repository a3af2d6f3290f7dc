import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isFilePath, tracing } from '@gym/graphql-api';
import { themeHead } from '@gym/theme';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isHashed } from './hashed.ts';
import { nothingAt } from './rest/failure.ts';

const DOCS = join(import.meta.dirname, 'docs');
const TRACING = join(import.meta.dirname, 'tracing');
const TRACE_REQUESTS = 'trace-requests.js';
const EXPLORER = join(import.meta.dirname, '../dist/explorer');
const SWAGGER_UI = join(import.meta.dirname, '../node_modules/swagger-ui-dist');

/** After which a page that is not built yet is requested again. */
const RETRY_SECONDS = 3;

export interface ShellFiles {
  /** The build of the shell, `…/shell-app/dist`. */
  folder: string;
  /** A file of an earlier build of the shell, which open tabs may still ask for; undefined when there is none. */
  earlier(path: string): Promise<{ name: string; folder: string } | undefined>;
  /** Called when the page of the shell is requested. */
  onPage?(): void;
}

/** Serves the files of the app and its pages. Decorates replies with `sendFile`. */
export async function servePages(app: FastifyInstance, shell: ShellFiles): Promise<void> {
  const { folder: shellFolder } = shell;
  await app.register(fastifyStatic, {
    serve: false,
    root: shellFolder,
    cacheControl: false,
    acceptRanges: false,
    preCompressed: true,
  });

  const docs = readFileSync(join(DOCS, 'index.html'), 'utf8').replace('<!-- theme -->', () => themeHead);
  app.get('/api/docs', async (_request, reply) => html(reply, docs));
  app.get('/api/docs/start.js', async (_request, reply) => page(reply, 'start.js', DOCS));
  app.get('/api/docs/docs.css', async (_request, reply) => page(reply, 'docs.css', DOCS));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    app.get(`/api/docs/${file}`, async (_request, reply) => page(reply, file, swaggerUi(file)));

  app.get('/explorer', async (_request, reply) => built(reply, EXPLORER, 'The explorer'));
  app.get<{ Params: { '*': string } }>('/explorer/*', async (request, reply) =>
    file(reply, request.params['*'], EXPLORER),
  );

  const isTraced = tracing() !== undefined;
  if (isTraced)
    app.get(`/${TRACE_REQUESTS}`, async (_request, reply) => page(reply, TRACE_REQUESTS, TRACING));

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (/^(api|graphql|hubs)(\/|$)/.test(path)) throw nothingAt(request.url);
    if (!extname(path)) {
      shell.onPage?.();
      return isTraced ? tracedPage(reply, shellFolder) : built(reply, shellFolder, 'The app');
    }
    const isGone = isHashed(path) && isFilePath(path) && !existsSync(join(shellFolder, path));
    const earlier = isGone ? await shell.earlier(path) : undefined;
    return earlier ? forGood(reply).sendFile(earlier.name, earlier.folder) : file(reply, path, shellFolder);
  });
  app.setNotFoundHandler(request => {
    throw nothingAt(request.url);
  });
}

/** The one page of a built application; its own routes begin at the address. */
function built(reply: FastifyReply, folder: string, what: string): FastifyReply {
  if (existsSync(join(folder, 'index.html'))) return page(reply, 'index.html', folder);
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_SECONDS, refresh: RETRY_SECONDS })
    .type('text/plain; charset=utf-8')
    .send(
      `${what} is not built yet. A start builds it in the background, and then this page shows it. Without one, run: npx -y pnpm@12 run build\n`,
    );
}

/** Copied and compressed with the explorer; as it is installed until that is built. */
const swaggerUi = (file: string) =>
  existsSync(join(EXPLORER, 'swagger-ui', file)) ? join(EXPLORER, 'swagger-ui') : SWAGGER_UI;

/** The page of the shell, whose requests begin traces. */
function tracedPage(reply: FastifyReply, folder: string): FastifyReply {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) return built(reply, folder, 'The app');
  const script = `<script src="/${TRACE_REQUESTS}"></script></head>`;
  return html(
    reply,
    readFileSync(path, 'utf8').replace('</head>', () => script),
  );
}

const html = (reply: FastifyReply, content: string) =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(content);

/** Revalidated at each request; 304 while unchanged. */
const page = (reply: FastifyReply, name: string, folder: string) =>
  reply.header('cache-control', 'no-cache').sendFile(name, folder);

const file = (reply: FastifyReply, path: string, folder: string) =>
  isHashed(path) ? forGood(reply).sendFile(path, folder) : page(reply, path, folder);

/** For a file whose URL contains its hash. */
export const forGood = (reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=31536000, immutable');

/**
 * The same for a file of a hub, which pages of other origins may load too. Anybody may open it as a page, also that of a
 * build that nobody has activated: its own policy lets it do nothing then.
 */
export const hubFile = (reply: FastifyReply) =>
  forGood(reply)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('timing-allow-origin', '*');
