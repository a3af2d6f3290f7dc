import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesInCode } from './code-texts.ts';

const checkout = join(import.meta.dirname, '../../../../..');
/** Within which folders are named. */
const SOURCES = ['graphql-api/src', 'gateway/src'];

/**
 * The templates of the messages that the server declares with `msg`.
 * @param folders within the sources of a package; all of the others unless given
 */
export const apiTemplates = (...folders: readonly string[]): string[] =>
  SOURCES.flatMap(source => {
    const cwd = join(checkout, source);
    return globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts'] })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => {
        const isIn = (folder: string) => file.startsWith(`${folder}/`);
        return folders.length > 0 ? folders.some(isIn) : !OF_HUBS.some(isIn);
      })
      .flatMap(file => templatesInCode(readFileSync(join(cwd, file), 'utf8'), file));
  });

/** Their messages are in the catalogue of the hub that shows them. */
const OF_HUBS = ['resources/contracts', 'resources/messages'];
