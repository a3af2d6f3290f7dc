import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../launch/embedded-database.ts';

/** A primary and a streaming replica of it; their data are deleted with the folder. */
export interface ReplicatedDatabase {
  primary: EmbeddedDatabase;
  replica: EmbeddedDatabase;
  stop(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'gym-replica-'));
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'primary'));
  const primary = await startEmbeddedDatabase({ dataDir: join(folder, 'primary') });
  await copyCluster(primary.adminUrl, join(folder, 'primary'), join(folder, 'replica'));
  const { hostname, port, username, password } = new URL(primary.adminUrl);
  const replica = await startEmbeddedDatabase({
    dataDir: join(folder, 'replica'),
    settings: {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    },
  });
  return {
    primary,
    replica,
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A base backup, whose recovery follows the primary. */
async function copyCluster(adminUrl: string, from: string, to: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`select pg_backup_start('replica', true)`);
    const copied = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
    if (copied.status !== 0) throw new Error(copied.stderr);
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const cluster = join(to, 'database');
    rmSync(join(cluster, 'postmaster.pid'));
    const { uid, gid } = statSync(cluster);
    for (const [name, text] of [
      ['backup_label', rows[0]!.labelfile],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(cluster, name), text);
      chownSync(join(cluster, name), uid, gid);
    }
  } finally {
    await admin.end();
  }
}
