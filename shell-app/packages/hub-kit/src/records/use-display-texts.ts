import { useApolloClient } from '@apollo/client/react';
import { formatWord, formatWords, t } from '@gym/hub-kit/format';
import { useEffect, useMemo, useState } from 'react';
import type { Choice, MasterDataSource } from '../definition/field-definition.ts';
import { choiceText, loadDisplayTexts } from '../fields/master-data.ts';
import type { AnyColumn, AnyScreen } from '../definition/define-screen.ts';
import { whenIdle } from '../elements/when-idle.ts';

type DisplayTexts = ReadonlyMap<string, readonly Choice[]>;

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
        const differing = loaded.filter(([, choices]) => choices.some(differs));
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
const differs = ({ value, label, isTyped = false }: Choice) =>
  isTyped || (label !== value && label !== formatWords(value));

const generic: unknown[] = [formatWord, formatWords];

function withTexts(column: AnyColumn, texts: DisplayTexts): AnyColumn {
  const choices = texts.get(column.key);
  const { format } = column;
  if (!choices || column.render || column.value || (format && !generic.includes(format))) return column;
  const isWord = Boolean(format ?? column.chip);
  const byValue = new Map(choices.map(choice => [choice.value, choice]));
  const textOf = (value: string) => {
    const choice = byValue.get(value);
    return choice ? choiceText(choice) : t(isWord ? formatWords(value) : value);
  };
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
