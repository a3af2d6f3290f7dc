import { afterAll, beforeAll } from 'vitest';
import { setClubTimeZone } from '../common/club-clock.ts';

/**
 * A club that tests run against: any server of the product, used over HTTP only.
 * @example
 * const club: Club = await startClub();
 */
export interface Club {
  /** `http://127.0.0.1:4000` */
  url: string;
  /** Ends the tests' use of the club. On a club that goes on running, what the tests created and granted is undone. */
  stop(): Promise<void>;
}

/**
 * What a club that is started for a test file contains.
 * @example
 * const options: ClubOptions = { demo: true };
 */
export interface ClubOptions {
  /** With demo data: members, trainers and two years of history. A club of `CLUB_URL` has the data that it has. */
  demo?: boolean;
}

let startOwn: ((options: ClubOptions) => Promise<Club>) | undefined;

/**
 * Sets how a club is started for each test file where `CLUB_URL` names none, in a setup file of Vitest. Where
 * `CLUB_TIME_ZONE` names the time zone of these clubs, `today()` of tests is theirs.
 * @example
 * provideClub(async () => ({ url: 'http://127.0.0.1:4000', stop: async () => undefined }));
 */
export function provideClub(start: (options: ClubOptions) => Promise<Club>): void {
  startOwn = start;
  const { CLUB_TIME_ZONE: timeZone } = process.env;
  if (timeZone) setClubTimeZone(timeZone);
}

/**
 * The club of a test file: the one that runs at `CLUB_URL`, otherwise one that is started for the file and has its own
 * database.
 * @throws Error when there is neither
 * @example
 * const demoClub = await startClub({ demo: true });
 * await demoClub.stop();
 */
export async function startClub(options: ClubOptions = {}): Promise<Club> {
  const url = process.env.CLUB_URL;
  if (url) return new RunningClub(url);
  if (!startOwn) throw new Error('Set CLUB_URL to the address of a running club: http://localhost:4000');
  return startOwn(options);
}

/**
 * The club of all tests of a file: starts it before them and ends its use after them.
 * @example
 * const club = useClub();
 * beforeAll(() => addRecord(club, 'Member', { name: 'Ada', email: 'ada@example.com', phone: '555-0100' }));
 */
export function useClub(options: ClubOptions = {}): Club {
  const club: Club = { url: '', stop: async () => undefined };
  beforeAll(async () => {
    const started = await startClub(options);
    club.url = started.url;
    club.stop = () => started.stop();
  });
  afterAll(() => club.stop());
  return club;
}

/** A step that restores what a test changed. */
type Undo = () => Promise<unknown>;

const running = new Map<string, RunningClub>();

/** A club that others use too. */
class RunningClub implements Club {
  readonly url: string;
  readonly #undo: Undo[] = [];

  constructor(url: string) {
    this.url = new URL(url).origin;
    running.set(this.url, this);
  }

  undoLater(undo: Undo): void {
    this.#undo.push(undo);
  }

  async stop(): Promise<void> {
    running.delete(this.url);
    for (const undo of this.#undo.toReversed()) await undo();
  }
}

const undoLater = (url: string, undo: Undo) => running.get(new URL(url).origin)?.undoLater(undo);

/**
 * Removes a record when the tests end, if the club goes on running. `addRecord` and pages of `openPage` call it for the
 * records that they create; a record that is gone by then is skipped.
 * @param type as in the schema: `Location`
 * @example
 * removeLater('http://127.0.0.1:4000', 'Location', '17');
 */
export function removeLater(url: string, type: string, id: string): void {
  const club = running.get(new URL(url).origin);
  club?.undoLater(async () => {
    const query = `mutation ($id: ID!) { delete${type}(id: $id) }`;
    const { errors = [] } = await post(club, query, { id }, 'admin');
    if (errors.some(({ extensions }) => extensions?.code !== 'NOT_FOUND'))
      throw new Error(`${type} ${id} could not be removed: ${JSON.stringify(errors)}`);
  });
}

/** By club and not by address: a later club may have the address of one that ended, and rejects its tokens. */
const tokens = new WeakMap<Pick<Club, 'url'>, Map<string, Promise<string>>>();

/**
 * The token of a user, for `openPage` and requests. Memoized for this club object, because signing in is slow on
 * purpose. The password is the one of the demo users (`admin123` for `admin`) unless `CLUB_PASSWORD_ADMIN` names another.
 * @example
 * const token = await tokenOf(club, 'reception');
 */
export function tokenOf(club: Pick<Club, 'url'>, username: string): Promise<string> {
  const ofClub = tokens.get(club) ?? new Map<string, Promise<string>>();
  tokens.set(club, ofClub);
  const token = ofClub.get(username) ?? newTokenOf(club, username);
  ofClub.set(username, token);
  return token;
}

/**
 * The token of a new session, for a test that signs out: `tokenOf` gives all tests of a file the same session.
 * @example
 * const token = await newTokenOf(club, 'reception');
 */
export async function newTokenOf({ url }: Pick<Club, 'url'>, username: string): Promise<string> {
  const password = process.env[`CLUB_PASSWORD_${username.toUpperCase()}`] ?? `${username}123`;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} could not sign in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

/**
 * The data of a response as plain JSON, by root field.
 * @example
 * const data: GraphqlData = await executeGraphql(club, 'query { locations { totalCount } }');
 */
export type GraphqlData = Record<string, Record<string, unknown>>;

/**
 * Executes a GraphQL operation as a user, the administrator unless given.
 * @throws Error when the response has errors
 * @example
 * const { locations } = await executeGraphql(club, 'query { locations { totalCount } }');
 */
export async function executeGraphql(
  club: Pick<Club, 'url'>,
  query: string,
  variables: object = {},
  as = 'admin',
): Promise<GraphqlData> {
  const { data, errors } = await post(club, query, variables, as);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface GraphqlResponse {
  data: GraphqlData;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function post(club: Pick<Club, 'url'>, query: string, variables: object, as: string) {
  const response = await fetch(`${club.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(club, as)}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlResponse;
}

/**
 * Creates a record of any type.
 * @returns its id
 * @example
 * const id = await addRecord(club, 'Member', { name: 'Ada', email: 'ada@example.com', phone: '555-0100' });
 */
export async function addRecord(club: Pick<Club, 'url'>, type: string, input: object): Promise<string> {
  const data = await executeGraphql(
    club,
    `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id } }`,
    { input },
  );
  const id = String(data['record']?.['id']);
  removeLater(club.url, type, id);
  return id;
}

/**
 * Changes what a role may do with a resource.
 * @example
 * await changeGrant(club, 'Trainer', 'shifts', { canView: false });
 */
export async function changeGrant(
  club: Pick<Club, 'url'>,
  role: string,
  resource: string,
  patch: Record<string, boolean>,
): Promise<void> {
  const { permissions } = await executeGraphql(
    club,
    `query ($role: String!, $resource: String!) {
      permissions(filter: { role: { eq: $role }, resource: { eq: $resource } }) {
        items { id canView canAdd canEdit canDelete menuVisible }
      }
    }`,
    { role, resource },
  );
  const [row] = permissions!['items'] as ({ id: string } & Record<string, boolean | string>)[];
  if (!row) throw new Error(`${role} has no grants for ${resource}`);
  const { id, ...before } = row;
  await updateGrant(club, id, patch);
  undoLater(club.url, () => updateGrant(club, id, before));
}

const updateGrant = (club: Pick<Club, 'url'>, id: string, patch: object) =>
  executeGraphql(
    club,
    `mutation ($id: ID!, $patch: PermissionPatch!) { updatePermission(id: $id, patch: $patch) { id } }`,
    { id, patch },
  );
