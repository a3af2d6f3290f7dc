import { useApolloClient } from '@apollo/client/react';
import { formatWord, formatWords } from '@gym/hub-kit/format';
import { useEffect, useMemo, useState } from 'react';
import type { MasterDataSource } from '../definition/field-definition.ts';
import { loadDisplayTexts } from '../fields/master-data.ts';
import type { AnyColumn, AnyScreen } from '../definition/define-screen.ts';
import { whenIdle } from '../elements/when-idle.ts';

type DisplayTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const none: DisplayTexts = new Map();

/**
 * The columns of a screen with the display texts of the master data, so that a grid, its export and its form show the
 * same words. They load when the browser is idle after the rows have shown; until then values are formatted.
 * @param hasRows loads nothing without rows
 */
export function useDisplayTexts(screen: AnyScreen, hasRows: boolean): readonly AnyColumn[] {
  const client = useApolloClient();
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    const sources = sourcesOf(screen);
    if (!hasRows || sources.size === 0) return;
    let isCurrent = true;
    const cancel = whenIdle(() => {
      const loading = [...sources].map(
        async ([key, source]) => [key, await loadDisplayTexts(client, source)] as const,
      );
      void Promise.all(loading).then(loaded => {
        const differing = loaded.filter(([, byValue]) => differs(byValue));
        if (isCurrent && differing.length) setTexts(new Map(differing));
      });
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [client, screen, hasRows]);
  return useMemo(() => screen.columns.map(column => withTexts(column, texts)), [screen, texts]);
}

/** Whether a text is another than that which shows without it, so that the rows need to render again. */
const differs = (byValue: ReadonlyMap<string, string>) =>
  [...byValue].some(([value, text]) => text !== value && text !== formatWords(value));

const generic: unknown[] = [formatWord, formatWords];

function withTexts(column: AnyColumn, texts: DisplayTexts): AnyColumn {
  const byValue = texts.get(column.key);
  const { format } = column;
  if (!byValue || column.render || column.value || (format && !generic.includes(format))) return column;
  const isWord = Boolean(format ?? column.chip);
  const textOf = (value: string) => byValue.get(value) ?? (isWord ? formatWords(value) : value);
  return { ...column, format: undefined, textOf };
}

/** The drop-downs of the columns: those of the filters and of the form, by the names of their fields. */
function sourcesOf({ columns, filters, form }: AnyScreen): ReadonlyMap<string, MasterDataSource> {
  const fields = [...(filters?.fields ?? []), ...form.sections.flatMap(({ fields }) => fields)];
  const sources = new Map<string, MasterDataSource>();
  for (const field of fields)
    if ('masterData' in field && columns.some(({ key }) => key === field.name))
      sources.set(field.name, field.masterData);
  return sources;
}
