import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

test.each(['hub-kit', 'hub-build', 'create-hub'])('anybody installs %s, which is revalidated', async name => {
  const address = `${app.url}/${name}.tgz`;
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const etag = response.headers.get('etag');
  expect(etag).toMatch(/\w/);

  const packed = Buffer.from(await response.arrayBuffer());
  const files = execFileSync('tar', ['-tzf', '-'], { input: packed, encoding: 'utf8' }).trim().split('\n');
  expect(files).toContain('package/package.json');
  expect(
    files.every(
      file =>
        file.startsWith('package/') && !/\.test\.|\.env|node_modules/.test(file.replace('.test.ts.txt', '')),
    ),
  ).toBe(true);
  const manifest = execFileSync('tar', ['-xzOf', '-', 'package/package.json'], {
    input: packed,
    encoding: 'utf8',
  });
  expect(JSON.parse(manifest)).toMatchObject({ name: `@gym/${name}`, type: 'module' });
  expect(manifest).not.toMatch(/workspace:|catalog:/);

  const unchanged = await fetch(address, {
    // As package managers revalidate; alone, `fetch` would ask for the whole.
    headers: { 'if-none-match': etag!, 'cache-control': 'max-age=0' },
  });
  expect(unchanged.status).toBe(304);
});
