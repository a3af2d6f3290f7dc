import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubClient } from '../client/club-client.ts';
import { SCHEMA_TYPE, schemaTypes } from '../schema-types.ts';

/** The files that `hub types` writes, in the folder `club` of a hub: builds and editors read the first, the compiler the second. */
export async function writeSchema(folder: string, club: ClubClient): Promise<void> {
  const sdl = await club.schema();
  mkdirSync(join(folder, 'club'), { recursive: true });
  writeFileSync(join(folder, 'club/schema.graphql'), sdl);
  writeFileSync(join(folder, 'club/schema.d.ts'), declarations(sdl));
}

/** The schema's types, by which `graphql` and `defineScreen` check what they are given. */
const declarations = (sdl: string): string =>
  [
    '// Written by `hub types` from schema.graphql.',
    "import '@gym/hub-kit/schema';\n",
    schemaTypes(sdl),
    "declare module '@gym/hub-kit/schema' {",
    '  interface ClubSchema {',
    `    schema: ${SCHEMA_TYPE};`,
    '  }',
    '}\n',
  ].join('\n');
