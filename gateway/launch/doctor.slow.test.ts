import { expect, onTestFinished, test } from 'vitest';
import { Command } from '../testing/command.ts';
import { findings, problems } from '../testing/findings.ts';
import { newFolder } from '../testing/new-folder.ts';
import { freePort } from './embedded-database.ts';

test('a running server is found by the command, beside it and after it was killed', async () => {
  const dataDir = newFolder();
  const port = String(await freePort());
  const server = new Command('serve.ts', { args: ['--empty'], env: { DATA_DIR: dataDir, PORT: port } });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.says(/is running/);
  const found = await findings({ DATA_DIR: dataDir, PORT: port });
  expect(found.filter(({ fix }) => fix)).toEqual([]);
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^http:\S+ \(process \d+\) runs and is ready\.$/),
      expect.stringMatching(/^The database in \S+ runs as process \d+\.$/),
      expect.stringMatching(/^The embedded database: PostgreSQL 18\.4, the schema is current\.$/),
    ]),
  );
  expect((await problems({ DATA_DIR: dataDir, PORT: port, NODE_ENV: 'production' })).join('\n')).toMatch(
    /^database: NODE_ENV is production and the passwords of the demo work for admin, .* npx -y pnpm@12 set-password NAME\nproxy: /,
  );

  const other = new Command('doctor.ts', {
    env: { PORT: port, DATA_DIR: newFolder(), CLUB_TIME_ZONE: 'Mars/Base' },
  });
  expect(await other.exitCode()).toBe(1);
  expect(other.output).toMatch(
    /PROBLEM {2}port +Port \d+ is taken by a server of this project \(process \d+\)\. Fix: Stop it with/,
  );
  expect(other.output).toMatch(
    /PROBLEM {2}time zone +CLUB_TIME_ZONE is "Mars\/Base", which is no time zone\./,
  );
  expect(other.output).toMatch(/\n\d problems\.\n$/);

  server.process.kill('SIGSTOP');
  const frozen = await problems({ DATA_DIR: dataDir, PORT: port });
  server.process.kill('SIGCONT');
  expect(frozen.join('\n')).toMatch(
    /server: http:\S+ \(process \d+\) does not respond \(.*kill -9 \d+, and start again/,
  );
});
