import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** As much of `hub.json` as `/hubs.json` repeats. */
interface Bundle {
  remote: string;
  version: string;
  name: string;
  entry: string;
  files: Record<string, string>;
  texts?: Record<string, string>;
  hubs: { module: string; file: string; manifest: object; manifestTexts?: object }[];
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/**
 * Gives the pages of a browser the hub of a build in place of the one that the club has, or beside its hubs. Everything
 * else comes from the club.
 * @param folder with `hub.json`
 */
export async function serveLocalHub(context: BrowserContext, folder: string): Promise<void> {
  const bundle = JSON.parse(readFileSync(join(folder, 'hub.json'), 'utf8')) as Bundle;
  const { remote, version, files } = bundle;
  const base = `/hubs/${remote}/${version}/`;
  await context.route('**/hubs.json*', async route => {
    const response = await route.fetch();
    const registry = (await response.json()) as { hubs: { remote: string }[] };
    const otherHubs = registry.hubs.filter(hub => hub.remote !== remote);
    await route.fulfill({ response, json: { ...registry, hubs: [...otherHubs, ...listed(bundle, base)] } });
  });
  await context.route(`**${base}**`, async route => {
    const file = new URL(route.request().url()).pathname.slice(base.length);
    if (!Object.hasOwn(files, file)) return route.fulfill({ status: 404 });
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(folder, file)), contentType });
  });
}

const listed = ({ remote, version, name, entry, files, texts = {}, hubs }: Bundle, base: string) =>
  hubs.map(({ module, file, manifest, manifestTexts }) => ({
    remote,
    version,
    source: 'released',
    name,
    module,
    entry: base + entry,
    integrity: files[entry],
    code: base + file,
    manifest,
    texts: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, base + text])),
    manifestTexts,
    recalled: [],
    configuration: {},
  }));
