import { useApolloClient } from '@apollo/client/react';
import { formatWord, formatWords } from '../common/format.ts';
import { t } from '../common/text.ts';
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
    const sources = [...sourcesOf(screen)].filter(([name]) => screen.columns.some(({ key }) => key === name));
    if (!hasRows || sources.length === 0) return;
    let isCurrent = true;
    const cancel = whenIdle(() => {
      const loading = sources.map(
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

/** The fields of a screen that may have a drop-down. */
interface ChoiceScreen {
  filters?: { readonly fields: readonly { name: string }[] };
  form: { readonly sections: readonly { readonly fields: readonly { name: string }[] }[] };
}

/** The drop-downs of the filters and of the form, by the names of their fields. */
function sourcesOf({ filters, form }: ChoiceScreen): ReadonlyMap<string, MasterDataSource> {
  const fields = [...(filters?.fields ?? []), ...form.sections.flatMap(({ fields }) => fields)];
  const sources = new Map<string, MasterDataSource>();
  for (const field of fields)
    if ('masterData' in field) sources.set(field.name, field.masterData as MasterDataSource);
  return sources;
}

interface ChoiceTextProps {
  screen: ChoiceScreen;
  name: string;
  value: string | readonly string[];
}

/**
 * A choice of a record, or a list of them, on a page or in a panel: in the user's language, or as the club has typed it.
 * @param screen has a field or a filter of that name
 * @example
 * const text = <ChoiceText screen={locationsScreen} name="status" value="active" />;
 */
export function ChoiceText({ screen, name, value }: ChoiceTextProps): string {
  const client = useApolloClient();
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const source = sourcesOf(screen).get(name);
    return source && whenIdle(() => void loadDisplayTexts(client, source).then(setChoices));
  }, [client, screen, name]);
  const textOf = (value: string) => {
    const choice = choices.find(choice => choice.value === value);
    return choice ? choiceText(choice) : t(isWord(value) ? formatWords(value) : value);
  };
  return [value].flat().map(textOf).join(', ');
}

/** Whether a value is a word of the API, such as `on_leave`, and not a text. */
const isWord = (value: string): boolean => /^[a-z\d_ -]+$/.test(value);
