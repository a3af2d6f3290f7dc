import { createHash } from 'node:crypto';
import { t as dbType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { folded } from '../../common/normalized-text.ts';
import type { Tx } from '../../database/tx.ts';
import type { ImportMapping } from './import-mapping.ts';

/** How the columns of files with these titles were imported the last time. The club has one per kind of file. */
@Entity()
export class ImportPreset {
  @PrimaryKey({ type: dbType.text }) recordName!: string;
  /** Of the titles of the columns. */
  @PrimaryKey({ type: dbType.text }) shape!: string;
  @Property({ type: dbType.json }) mapping!: ImportMapping;
  @Property({ type: dbType.datetime, length: 3, defaultRaw: 'now()' }) usedAt!: Date;
}

/** Of records of one kind: those used last stay. */
const MOST_PRESETS = 50;

const shapeOf = (columns: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(folded)))
    .digest('base64url');

export async function findPreset(
  recordName: string,
  columns: readonly string[],
  tx: Tx,
): Promise<ImportMapping | null> {
  const [preset] = await tx.query<Pick<ImportPreset, 'mapping'>[]>(
    'select mapping from import_preset where record_name = ? and shape = ?',
    [recordName, shapeOf(columns)],
  );
  return preset?.mapping ?? null;
}

/** Keeps how a file is imported for the next one of its kind. */
export async function keepPreset(
  {
    recordName,
    columns,
    mapping,
  }: { recordName: string; columns: readonly string[]; mapping: ImportMapping },
  tx: Tx,
): Promise<void> {
  await tx.query(
    `insert into import_preset (record_name, shape, mapping) values (?, ?, ?::jsonb)
       on conflict (record_name, shape) do update set mapping = excluded.mapping, used_at = now()`,
    [recordName, shapeOf(columns), JSON.stringify(mapping)],
  );
  await tx.query(
    `delete from import_preset where record_name = ? and shape in (
       select shape from import_preset where record_name = ? order by used_at desc, shape offset ?)`,
    [recordName, recordName, MOST_PRESETS],
  );
}
