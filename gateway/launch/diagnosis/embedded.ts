import { embeddedState } from '../embedded-database.ts';
import { packagedPostgres } from '../postgres-home.ts';
import type { CheckResult, Subject } from './check.ts';

/** The files and the process of the embedded PostgreSQL; nothing with a DATABASE_URL. */
export function embedded({ options, dataDir, running }: Subject): CheckResult[] {
  if (options.databaseUrl) return [];
  const state = embeddedState(dataDir);
  const packaged = packagedPostgres();
  if (!packaged)
    return [
      {
        text: `There is no embedded PostgreSQL for ${process.platform}-${process.arch}.`,
        fix: 'Set DATABASE_URL to a PostgreSQL 14 or later.',
      },
    ];
  if (!state) return [{ text: 'No database yet; the first start makes it.' }];
  const findings: CheckResult[] = [];
  if (state.version !== packaged)
    findings.push({
      text: `${dataDir}/database was made by PostgreSQL ${state.version}, and this version has ${packaged}.`,
      fix: 'Back it up with the version that made it, move the folder away, and restore the backup.',
    });
  for (const { file, mode } of state.openFiles)
    findings.push({
      text: `${file} can be read by others (mode ${mode}).`,
      fix: `chmod 600 ${file}`,
    });
  if (state.missingPassword)
    findings.push({
      text: `${state.missingPassword} is missing, without which nobody can open the database.`,
      fix: 'Put it back from a copy of the folder, or restore a backup into an empty folder.',
    });
  if (state.process && !running)
    findings.push({
      text: `PostgreSQL (process ${state.process}) still runs without a server.`,
      fix: 'It is about to end, or the next start ends it.',
    });
  if (findings.length > 0) return findings;
  const text = state.process ? `runs as process ${state.process}` : 'is stopped';
  return [{ text: `The database in ${dataDir} ${text}.` }];
}
