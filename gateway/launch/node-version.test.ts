import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkout } from './data-dir.ts';

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
const { engines, devDependencies } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  devDependencies: { node: string };
};

test('every package, the installed Node, the container and the templates need the version that the workspace declares', () => {
  const files = globSync('{,*/,shell-app/packages/*/}package.json', { cwd: checkout });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect((JSON.parse(read(file)) as { engines?: object }).engines, file).toEqual(engines);
  const major = engines.node.replace('>=', '');
  expect(devDependencies.node).toBe(major);
  expect(read('pnpm-workspace.yaml')).toMatch(new RegExp(`^nodeVersion: ${major}\\.`, 'm'));
  const images = [...read('gateway/deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(
    ([, image]) => image,
  );
  expect(images).toEqual([major, major]);
  const template = 'shell-app/packages/create-hub/template/repository/.github/workflows/release.yml.txt';
  expect(read(template)).toMatch(new RegExp(`node-version: ${major}$`, 'm'));
  expect(read('shell-app/packages/hub-kit/README.md')).toContain(`You need Node ${major} `);
});

const COMMANDS = {
  'pnpm start': ['-r', './gateway/launch/installed.cjs', 'gateway/launch/start.ts'],
  hub: ['shell-app/packages/hub-build/src/start.ts', 'check'],
  'create-hub': ['shell-app/packages/create-hub/src/start.ts', 'mf-a'],
};

test.each(Object.entries(COMMANDS))(
  '%s names the version that it found and the one that it needs',
  (_, args) => {
    const folder = mkdtempSync(join(tmpdir(), 'gym-node-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const older = join(folder, 'older.cjs');
    writeFileSync(
      older,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.2' } });",
    );
    const { status, stderr } = spawnSync(process.execPath, ['-r', older, ...args], {
      cwd: checkout,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Node 20.19.2 runs this command; it needs Node 24 or newer.');
  },
);
