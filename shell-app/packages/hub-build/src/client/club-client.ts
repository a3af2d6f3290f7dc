/** The requests by which hubs are released to a club. The commands `hub …` and those of the monorepo use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HubError } from './hub-error.ts';

/** What a build was made from. */
export interface BuildOrigin {
  commit: string;
  /** The address of the run of continuous integration. */
  run?: string;
}

/** A stored build of a hub. */
export interface StoredRelease {
  version: string;
  /** When it was stored, in ISO 8601. */
  storedAt: string;
  by: string;
  /** Bytes of all files. */
  size: number;
  origin?: BuildOrigin | null;
}

/** Who gets a version beside the active one. */
export interface Audience {
  /** Roles, such as `Reception`. */
  roles?: string[];
  /** Of the other users, from 1 to 99. */
  percent?: number;
}

/** A change of what a club serves. */
export interface Activation {
  version: string | null;
  action: string;
  at: string;
  by: string;
  audience?: Audience | null;
  recall?: boolean;
}

/** A hub and its releases, as `GET /hubs/releases` lists them. */
export interface ListedHub {
  remote: string;
  /** Null where the club's own build is served, or nothing. */
  active: string | null;
  canary?: { version: string; audience: Audience } | null;
  releases: StoredRelease[];
  history: Activation[];
}

/** Equal failures of a hub in browsers. */
export interface ReportedFailure {
  version: string;
  reason: string;
  count: number;
  /** In ISO 8601. */
  last: string;
}

/** A served version that uses what the API does not have. */
export interface BrokenRelease {
  version: string;
  problems: string[];
}

export interface ReleaseResult {
  remote: string;
  version: string;
  warnings: string[];
}

export interface PreviewLink {
  url: string;
  /** In ISO 8601. */
  expiresAt: string;
}

interface Failure {
  message?: string;
  details?: string[];
}

/** The form of an upload. */
interface Upload {
  /** With the boundary of its parts. */
  type: string;
  bytes: ArrayBuffer;
}

/** A club and who uses it. */
export interface ClubAccess {
  /** `https://club.example.com` */
  url: string;
  /** A personal token, which may be limited to one hub. */
  token: string | undefined;
}

/** Every method throws a HubError that says what to do. */
export class ClubClient {
  readonly url: string;
  readonly #token: string | undefined;

  constructor({ url, token }: ClubAccess) {
    this.url = originOf(url);
    this.#token = token;
  }

  /** The schema of the running API, in GraphQL's schema language. */
  async schema(): Promise<string> {
    return (await this.#send('GET', '/schema.graphql')).text();
  }

  /** The packages that fit the club, by name, with their paths. */
  async packages(): Promise<Record<string, { address: string } | undefined>> {
    const response = await this.#send('GET', '/packages.json');
    return (await response.json()) as Record<string, { address: string } | undefined>;
  }

  /** @throws HubError without a token that the club takes: to be known before a build, which takes longer */
  async requireToken(): Promise<void> {
    if (!this.#token) throw new HubError(this.#nextStep(401, undefined));
    const response = await this.#request('GET', '/hubs/releases');
    if (response.status === 401) throw await this.#failure(response);
  }

  /** Sends a build to be checked and stored. @param folder with `hub.json` */
  async store(folder: string, origin = originOfRun()): Promise<ReleaseResult> {
    return this.#upload(folder, origin ? `?${new URLSearchParams({ ...origin })}` : '');
  }

  /** Sends a build to be checked only. @param folder with `hub.json` */
  async check(folder: string): Promise<ReleaseResult> {
    return this.#upload(folder, '?check=only');
  }

  /** Serves a stored version, beside the active one where it has an audience. */
  async activate(remote: string, version: string, audience?: Audience): Promise<void> {
    await this.#send('POST', `/hubs/releases/${remote}/${version}/activate`, audience ? { audience } : {});
  }

  /**
   * Serves what was served before, or the given version.
   * @param recall whether open tabs replace the version that was active even if something is unsaved
   * @returns the version that is served now; null for the club's own build
   */
  async rollBack(remote: string, version?: string, recall = false): Promise<string | null> {
    const response = await this.#send('POST', `/hubs/releases/${remote}/rollback`, { version, recall });
    return ((await response.json()) as { version: string | null }).version;
  }

  /** Opens a stored version for users who may view hubs, or, for reviewers, for every user. */
  async preview(remote: string, version: string, forReviewers = false): Promise<PreviewLink> {
    const body = forReviewers ? { forReviewers } : {};
    const response = await this.#send('POST', `/hubs/releases/${remote}/${version}/preview`, body);
    return (await response.json()) as PreviewLink;
  }

  /** The hubs that have releases, or the given one. */
  async list(remote?: string): Promise<ListedHub[]> {
    const query = remote ? `?remote=${remote}` : '';
    const response = await this.#send('GET', `/hubs/releases${query}`);
    return ((await response.json()) as { hubs: ListedHub[] }).hubs;
  }

  /** How the hub failed in browsers lately, the latest first, and which of its served versions the API breaks. */
  async failures(remote: string): Promise<{ failures: ReportedFailure[]; broken: BrokenRelease[] }> {
    const response = await this.#send('GET', `/hubs/releases/${remote}/failures`);
    return (await response.json()) as { failures: ReportedFailure[]; broken: BrokenRelease[] };
  }

  /** Removes a version, or the whole hub. */
  async remove(remote: string, version?: string): Promise<void> {
    await this.#send('DELETE', `/hubs/releases/${remote}${version ? `/${version}` : ''}`);
  }

  /** Replaces the values that the club sets for a hub. */
  async configure(remote: string, values: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#send('PUT', `/hubs/releases/${remote}/configuration`, values);
  }

  async #upload(folder: string, query: string): Promise<ReleaseResult> {
    const form = new FormData();
    for (const file of filesOf(folder))
      form.append('file', new Blob([readFileSync(join(folder, file))]), file);
    // As one piece: a form that is still being read when the club responds would end the process.
    const whole = new Response(form);
    const body = { type: whole.headers.get('content-type')!, bytes: await whole.arrayBuffer() };
    return (await (await this.#send('POST', `/hubs/releases${query}`, body)).json()) as ReleaseResult;
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const response = await this.#request(method, path, body);
    if (!response.ok) throw await this.#failure(response);
    return response;
  }

  async #request(method: string, path: string, body?: object | Upload): Promise<Response> {
    const [type, content] =
      body && 'bytes' in body ? [body.type, body.bytes] : ['application/json', JSON.stringify(body)];
    return fetch(this.url + path, {
      method,
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': type }),
      },
      body: content,
      // A server that does not know the address may redirect to a sign-in page.
      redirect: 'error',
      signal: AbortSignal.timeout(120_000),
    }).catch((error: unknown) => {
      throw new HubError(`${this.url} cannot be reached (${reasonOf(error)}). Is the address right?`);
    });
  }

  async #failure(response: Response): Promise<HubError> {
    const text = await response.text();
    const { message, details = [] } = parseFailure(text);
    const said = [
      message ?? `${this.url} responded with ${response.status}`,
      ...details.map(line => `  - ${line}`),
    ];
    const step = this.#nextStep(response.status, message);
    return new HubError([...said, ...(step ? [step] : [])].join('\n'));
  }

  #nextStep(status: number, message: string | undefined): string | undefined {
    const newToken = `Create one on ${this.url}/profile and set it as CLUB_TOKEN.`;
    if (status === 401)
      return this.#token
        ? `The token has expired, was revoked, or is not of this club. ${newToken}`
        : `There is no token. ${newToken}`;
    if (status === 403)
      return 'Ask an administrator of the club for the permission, or for a token of this hub.';
    if (status === 404 && message === undefined)
      return 'This server does not know releases of hubs. Is the address right, and the club up to date?';
    return undefined;
  }
}

/** What continuous integration builds from, as GitHub and GitLab name it; undefined elsewhere. */
export function originOfRun(env: NodeJS.ProcessEnv = process.env): BuildOrigin | undefined {
  const { GITHUB_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_COMMIT_SHA, CI_JOB_URL } = env;
  const commit = GITHUB_SHA || CI_COMMIT_SHA;
  if (!commit) return undefined;
  const run = GITHUB_RUN_ID
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
    : CI_JOB_URL;
  return run ? { commit, run } : { commit };
}

/** `hub.json` first, by which the others are checked. */
function filesOf(folder: string): string[] {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, 'hub.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    return ['hub.json', ...Object.keys(files)];
  } catch (error) {
    throw new HubError(`There is no build in ${folder}. Build the hub first.`, { cause: error });
  }
}

/** Origins have no path, so that `https://club.example.com/` works too. */
function originOf(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new HubError(`"${url}" is no address of a club. It looks like this: https://club.example.com`);
}

function parseFailure(text: string): Failure {
  try {
    return JSON.parse(text) as Failure;
  } catch {
    return {};
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
