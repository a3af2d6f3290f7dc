import { finished } from 'node:stream/promises';
import { BUILD_LIMITS } from '@gym/graphql-api/build-rules';
import type { FastifyRequest } from 'fastify';
import { RestFailure } from '../rest/failure.ts';
import type { HubBundle } from './bundle.ts';
import { HUB_JSON_LIMITS, hubJsonProblems } from './hub-json-schema.ts';

export interface UploadedBuild {
  bundle: HubBundle;
  /** The content of each file but `hub.json`, by its path. */
  files: Map<string, Buffer>;
}

/**
 * Reads a build from the parts of a request: `hub.json`, then its files, each with its path as filename.
 * @param admit is called with the hub before its files are read, and throws to reject them
 * @throws RestFailure
 */
export async function readBuild(
  request: FastifyRequest,
  admit: (remote: string) => Promise<unknown>,
): Promise<UploadedBuild> {
  try {
    return await readParts(request, admit);
  } catch (error) {
    // A client that is still sending would not read why.
    const { raw } = request;
    raw.unpipe();
    raw.resume();
    await finished(raw, { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() => undefined);
    throw malformed(error) ?? error;
  }
}

/** What the parser of the body says of one that is no multipart/form-data. */
const MALFORMED = /^(?:Multipart: |Malformed |Unexpected end of )/;

const malformed = (error: unknown) =>
  error instanceof Error && MALFORMED.test(error.message)
    ? new RestFailure(400, `The parts of the request cannot be read: ${error.message}`)
    : undefined;

/** How long the rest of a rejected request is received, in milliseconds. */
const DRAIN_TIMEOUT_MS = 5_000;

async function readParts(
  request: FastifyRequest,
  admit: (remote: string) => Promise<unknown>,
): Promise<UploadedBuild> {
  let bundle: HubBundle | undefined;
  let bytes = 0;
  const files = new Map<string, Buffer>();
  for await (const part of request.parts({ preservePath: true })) {
    if (part.type !== 'file' || part.fieldname !== 'file')
      throw invalid('Each part is a file of the build, with the field name file');
    const { filename } = part;
    const content = await part.toBuffer();
    bytes += content.length;
    if (bytes > BUILD_LIMITS.bytes)
      throw new RestFailure(413, `The build is larger than ${BUILD_LIMITS.bytes / 1024 / 1024} MB`);
    if (!bundle) {
      if (filename !== 'hub.json') throw invalid('The first part is hub.json');
      if (content.length > HUB_JSON_LIMITS.bytes)
        throw new RestFailure(413, `hub.json is larger than ${HUB_JSON_LIMITS.bytes / 1024 / 1024} MB`);
      bundle = toBundle(content.toString('utf8'));
      await admit(bundle.remote);
    } else if (files.has(filename)) throw invalid(`The file ${filename.slice(0, 200)} was sent twice`);
    else files.set(filename, content);
  }
  if (!bundle) throw invalid('The first part is hub.json');
  return { bundle, files };
}

const invalid = (message: string) => new RestFailure(400, message);

function toBundle(text: string): HubBundle {
  let bundle: HubBundle;
  try {
    bundle = JSON.parse(text) as HubBundle;
  } catch {
    throw invalid('hub.json is not valid JSON');
  }
  const problems = hubJsonProblems(bundle);
  if (problems.length > 0)
    throw new RestFailure(422, 'hub.json is not as a build writes it', { details: problems });
  return bundle;
}
