import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { placeOf } from './documents.ts';

/** The function of styled-components whose styles apply to the whole page. */
const FUNCTION = 'createGlobalStyle';

/** The uses of `createGlobalStyle` in modules of a hub, with file, line and column: `src/lockers.tsx:1:10: …` */
export function globalStyleUses(files: readonly string[]): string[] {
  return files
    .map(file => ({ name: relative(process.cwd(), file), text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes(FUNCTION) && text.includes('styled-components'))
    .flatMap(({ name, text }) => globalStyleUsesIn(text, name));
}

/** @param file names the places */
export function globalStyleUsesIn(code: string, file: string): string[] {
  const places = new Set<number>();
  new Visitor({
    ImportSpecifier: ({ imported }) => {
      if (imported.type === 'Identifier' && imported.name === FUNCTION) places.add(imported.start);
    },
    MemberExpression: ({ property }) => {
      const name = property.type === 'Literal' ? property.value : 'name' in property && property.name;
      if (name === FUNCTION) places.add(property.start);
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier' && key.name === FUNCTION) places.add(key.start);
    },
    ExportSpecifier: ({ local }) => {
      if (local.type !== 'Literal' && local.name === FUNCTION) places.add(local.start);
    },
  }).visit(parseSync(file, code).program);
  return [...places].map(at => {
    const { line, column } = placeOf(code, at);
    return `${file}:${line}:${column}: ${FUNCTION} applies to the whole page, and a hub styles its own elements only. Use styled`;
  });
}
