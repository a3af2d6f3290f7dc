/** The command `hub`, run in the folder of a hub. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Audience, ClubClient } from './client/club-client.ts';
import { HubError } from './client/hub-error.ts';
import { messageOf } from './client/message-of.ts';
import { buildHub, checkTypes, type Mode, outputOf } from './commands/build.ts';
import { serveHub } from './commands/dev.ts';
import { clubFor, remoteIn, testClubFor } from './commands/settings.ts';
import { runTool } from './commands/tool.ts';
import { writeSchema } from './commands/types.ts';
import { updatePackages } from './commands/update.ts';
import { updateCatalogues } from './texts/extract.ts';

const usage = `Usage: npx hub <command> [--club <url or environment>]

  dev [--port 4301]      serve the hub from here, in the app of the club
    --proxy                and the club too: for a club with TLS
  types                  write the schema of the club to the folder club
  update                 install the packages of the club and write the lock file
  texts                  collect the texts to translate in messages
  build                  build the hub into dist
  check                  check types, build, and have the club check the build
  test [arguments]       build, and run the tests with Vitest: the hub from here, the rest from the club, which is never
                         the environment "production"
  release                check types, build, store the build and serve it
    --no-activate          store it only
    --roles A,B            serve it to users with these roles only, beside the active version
    --percent 10           serve it to this share of the users, beside the active version
  activate <version>     serve a stored version; with --roles and --percent as above
  preview [version]      a link to a stored version, or to what is here, for users who may view hubs
    --reviewers            for every user of the club, valid for a week
  rollback [version]     serve again what was served before, or that version
    --recall               open pages replace the version that was active
  list                   the releases of the hub, and which is active
  failures               how the hub failed in browsers in the last 30 days
  config <file.json>     replace the values that the club sets for the hub

Settings
  CLUB_URL, CLUB_TOKEN   the address of the club and a personal token of it
  package.json           "hub": { "clubs": { "test": "https://…" } } names environments for --club;
                         CLUB_TOKEN_TEST is the token of "test"
`;

const folder = process.cwd();

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const club = { club: text } as const;

/** @throws HubError for what the command does not take */
function read<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  most = 0,
) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...club, ...options },
      allowPositionals: true,
    });
    if (positionals.length > most) throw new Error(`Unexpected argument "${positionals[most]}"`);
    return { values, positionals };
  } catch (error) {
    throw new HubError(`${messageOf(error).split('\n')[0]}. See: npx hub --help`);
  }
}

const clientFor = (given: string | undefined) => new ClubClient(clubFor(folder, given));

const audienceOptions = { roles: text, percent: text } as const;

/** @throws HubError for a share that is none */
function readAudience({ roles, percent }: { roles?: string; percent?: string }): Audience | undefined {
  if (roles === undefined && percent === undefined) return undefined;
  const share = percent === undefined ? undefined : Number(percent);
  if (share !== undefined && !(Number.isInteger(share) && share > 0 && share < 100))
    throw new HubError(`--percent is "${percent}"; it must be a number from 1 to 99.`);
  return { roles: roles?.split(',').map(role => role.trim()), percent: share };
}

const describe = ({ roles, percent }: Audience) =>
  [roles && `users with the role ${roles.join(' or ')}`, percent && `${percent} % of the users`]
    .filter(Boolean)
    .join(' and ');

async function storeHere(client: ClubClient): Promise<string> {
  await client.requireToken();
  await checkTypes(folder);
  await buildHub(folder, 'production');
  const { remote, version, warnings } = await client.store(outputOf(folder, 'production'));
  console.log(`${remote} ${version} is checked and stored at ${client.url}.`);
  for (const warning of warnings) console.log(`  - ${warning}`);
  return version;
}

async function activate(client: ClubClient, version: string, audience: Audience | undefined): Promise<void> {
  const remote = remoteIn(folder);
  await client.activate(remote, version, audience);
  console.log(
    audience
      ? `${remote} ${version} is served to ${describe(audience)} from now on. To all: npx hub activate ${version}`
      : `${remote} ${version} is served from now on. Back: npx hub rollback`,
  );
}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async dev(args) {
    const { values } = read(args, { port: text, proxy: flag });
    const port = Number(values.port ?? 4301);
    if (!(Number.isInteger(port) && port > 1023 && port < 65536))
      throw new HubError(`--port is "${values.port}"; it must be a number from 1024 to 65535.`);
    const { url } = clientFor(values.club);
    await serveHub({ folder, club: url, port, proxy: values.proxy ?? false });
  },

  async types(args) {
    const client = clientFor(read(args, {}).values.club);
    await writeSchema(folder, client);
    console.log(`club/schema.graphql and club/schema.d.ts are those of ${client.url}.`);
  },

  async update(args) {
    const client = clientFor(read(args, {}).values.club);
    const addresses = await updatePackages(folder, client);
    console.log(`${addresses.join('\n')}\nare installed. Next: npx hub types, then commit the lock file.`);
  },

  async texts(args) {
    read(args, {});
    const errors = await updateCatalogues(folder);
    if (errors.length > 0) throw new HubError(errors.join('\n'));
    console.log('messages/en.json has the texts of the hub; translate what is empty in the files beside it.');
  },

  async build(args) {
    const { values } = read(args, { mode: text });
    const mode: Mode = values.mode === 'development' ? 'development' : 'production';
    await buildHub(folder, mode);
  },

  async check(args) {
    const client = clientFor(read(args, {}).values.club);
    await client.requireToken();
    await checkTypes(folder);
    await buildHub(folder, 'production');
    const { remote, version, warnings } = await client.check(outputOf(folder, 'production'));
    console.log(`${remote} ${version} can be released to ${client.url}.`);
    for (const warning of warnings) console.log(`  - ${warning}`);
  },

  async test(args) {
    const given = args[0] === '--club' ? args[1] : undefined;
    const { url } = testClubFor(folder, given);
    await buildHub(folder, 'production');
    await runTool(folder, ['vitest', 'run', ...args.slice(given ? 2 : 0)], {
      env: { CLUB_URL: url, HUB_BUILD: outputOf(folder, 'production') },
      failed: 'A test failed; the messages are above.',
    });
  },

  async release(args) {
    const { values } = read(args, { 'no-activate': flag, ...audienceOptions });
    const audience = readAudience(values);
    const client = clientFor(values.club);
    const version = await storeHere(client);
    if (values['no-activate']) console.log(`Serve it: npx hub activate ${version}`);
    else await activate(client, version, audience);
  },

  async activate(args) {
    const { values, positionals } = read(args, audienceOptions, 1);
    const [version] = positionals;
    if (!version) throw new HubError('Which version? npx hub list shows them.');
    await activate(clientFor(values.club), version, readAudience(values));
  },

  async preview(args) {
    const { values, positionals } = read(args, { reviewers: flag }, 1);
    const client = clientFor(values.club);
    const version = positionals[0] ?? (await storeHere(client));
    const { url, expiresAt } = await client.preview(remoteIn(folder), version, values.reviewers);
    const users = values.reviewers ? 'any user of the club' : 'a user who may view hubs';
    console.log(`Open it until ${expiresAt}, as ${users}:\n${url}`);
  },

  async rollback(args) {
    const { values, positionals } = read(args, { recall: flag }, 1);
    const remote = remoteIn(folder);
    const served = await clientFor(values.club).rollBack(remote, positionals[0], values.recall);
    console.log(`${remote} ${served ?? "as the club's own build"} is served from now on.`);
  },

  async list(args) {
    const remote = remoteIn(folder);
    const [hub] = await clientFor(read(args, {}).values.club).list(remote);
    if (!hub) return console.log(`${remote} has no releases.`);
    for (const { version, storedAt, by, size, origin } of hub.releases) {
      const state = version === hub.active ? '*' : version === hub.canary?.version ? '%' : ' ';
      const from = origin ? `  ${origin.commit.slice(0, 8)} ${origin.run ?? ''}` : '';
      console.log(`${state} ${version}  ${storedAt}  ${Math.ceil(size / 1000)} kB  ${by}${from}`.trimEnd());
    }
    if (hub.canary) console.log(`% is served to ${describe(hub.canary.audience)}.`);
  },

  async failures(args) {
    const remote = remoteIn(folder);
    const { failures, broken } = await clientFor(read(args, {}).values.club).failures(remote);
    for (const { version, problems } of broken)
      console.log([`${version} breaks with the API of the club:`, ...problems].join('\n  - '));
    if (failures.length === 0) return console.log(`No browser has reported a failure of ${remote}.`);
    for (const { version, reason, count, last } of failures)
      console.log(`${version}  ${last}  ${count} ×  ${reason}`);
  },

  async config(args) {
    const { values, positionals } = read(args, {}, 1);
    const [file] = positionals;
    if (!file) throw new HubError('Which values? npx hub config values.json');
    await clientFor(values.club).configure(remoteIn(folder), readValues(file));
    console.log('The values are set; open pages get them with their next load of the hub.');
  },
};

/** @throws HubError when the file has no object */
function readValues(file: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return values as Record<string, unknown>;
  } catch (error) {
    throw new HubError(`${file} cannot be read: ${messageOf(error)}`);
  }
  throw new HubError(`${file} must contain an object: { "name": "value" }`);
}

const [command = '', ...args] = process.argv.slice(2);
try {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (run && !args.includes('--help')) await run(args);
  else {
    console.log(usage);
    if (command && !run && command !== '--help' && command !== '-h')
      throw new HubError(`There is no command "${command}".`);
  }
} catch (error) {
  console.error(error instanceof HubError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
