import { openPage, tokenOf } from '@gym/hub-kit/testing';
import pg from 'pg';
import { expect, test } from 'vitest';
import { buildOf, formOf, integrityOf } from '../../testing/release-servers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const script = `localStorage.setItem('taken', 'yes'); document.documentElement.setAttribute('data-ran', '')`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
const html = `<script>${script}</script><script src="run.js"></script>`;

test('no file of a stored build runs in the origin of the club, and hubs load', async () => {
  const token = await tokenOf(app, 'admin');
  const build = buildOf('mf-drawing', '1.0.0');
  const bundle = JSON.parse(build.parts.get('hub.json')!) as { files: Record<string, string> };
  for (const [name, content] of [
    ['drawing.svg', svg],
    ['page.js', html],
    ['run.js', script],
  ] as const) {
    bundle.files[name] = integrityOf(content);
    build.parts.set(name, content);
  }
  build.parts.set('hub.json', JSON.stringify(bundle));
  const uploaded = await fetch(`${app.url}/hubs/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf(build),
  });
  expect(uploaded.status).toBe(201);
  // A page that was stored before its kind was rejected.
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(
    `update hub_build set files = files || jsonb_build_object('page.html', files -> 'page.js') where remote = 'mf-drawing'`,
  );
  await database.end();

  const page = await openPage(`${app.url}/health`, {
    token,
    expected: [/Blocked script execution .* sandboxed/, /origin-keyed agent cluster/],
  });
  const said: string[] = [];
  page.on('console', message => said.push(message.text()));
  for (const file of ['drawing.svg', 'page.html']) {
    const response = await page.goto(`${app.url}/hubs/mf-drawing/1.0.0/${file}`);
    expect([file, response?.status()]).toEqual([file, 200]);
    await expect.poll(() => page.evaluate("document.documentElement.hasAttribute('data-ran')")).toBe(false);
    expect(said.join('\n')).toMatch(new RegExp(`Blocked script execution in .*/${file}`));
  }
  await page.goto(`${app.url}/equipment`);
  await page.getByRole('heading', { level: 1, name: 'Equipment Management' }).waitFor();
  await expect.poll(() => page.evaluate("localStorage.getItem('taken')")).toBeNull();
});
