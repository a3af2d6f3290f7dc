import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ResultOf } from '../../common/graphql.ts';
import { t, translateMessage } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { titleCase } from '../../definition/labels.ts';
import { choiceText, loadMasterData } from '../../fields/master-data.ts';
import { failureText, readApiError } from '../../records/api-error.ts';
import { formatDays } from '../../records/format-days.ts';
import { checkImportDocument, fieldsDocument, importDocument } from './import.graphql.ts';
import { proposeSources, type FieldSource, type Sources } from './propose-mapping.ts';
import { readTable, UnreadableFile, type FileTable, type ReadOptions } from './read-table.ts';
import { recognize, type ColumnContent, type Format } from './recognize.ts';
import { sendTable } from './send-table.ts';
import { withChoices } from './sources.ts';

export type ImportFields = ResultOf<typeof fieldsDocument>['importFields'];
export type ImportField = ImportFields['fields'][number];
export type CheckedFile = NonNullable<ResultOf<typeof importDocument>['file']>;

/** The pause between two requests for the progress of a check, in milliseconds. */
const PAUSE = 1_000;

/** How rows become records. */
export interface Mapping {
  sources: Sources;
  /** The field by which rows find the record that they change. */
  key: string | null;
  createsMissing: boolean;
}

/** A file that was read, before its rows are checked. */
export interface ReadFile {
  table: FileTable;
  contents: readonly ColumnContent[];
  fields: ImportFields;
}

/** What is shown and what is under way. */
export interface ImportState {
  read: ReadFile | null;
  mapping: Mapping;
  /** What is under way, and how far it is, from 0 to 1. */
  busy: { text: string; share: number | null } | null;
  problem: string | null;
  /** The import that the server has, once rows were sent. */
  id: string | null;
  /** What the last check found. */
  checked: CheckedFile | null;
}

const nothing: ImportState = {
  read: null,
  mapping: { sources: new Map(), key: null, createsMissing: true },
  busy: null,
  problem: null,
  id: null,
  checked: null,
};

/** The steps of an import: a file is read, its columns are mapped, and its rows are sent and checked. */
export function useImport(screen: AnyScreen) {
  const client = useApolloClient();
  const [state, setState] = useState(nothing);
  const change = (next: Partial<ImportState>) => setState(before => ({ ...before, ...next }));
  const file = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const recordName = screen.record!;

  /** Runs a step; a further one ends it. A failure is shown. */
  async function run(text: string, step: (signal: AbortSignal) => Promise<void>): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    change({ busy: { text, share: null }, problem: null });
    try {
      await step(signal);
    } catch (failure) {
      if (!signal.aborted) change({ problem: problemOf(failure) });
    }
    if (!signal.aborted) change({ busy: null });
  }

  const open = (chosen: File, options?: ReadOptions) =>
    run(t('Reading the file'), async signal => {
      file.current = chosen;
      const table = await readTable(chosen, options);
      const contents: ColumnContent[] = [];
      for (const index of table.columns.keys()) {
        contents.push(recognize(table.rows.map(({ cells }) => cells[index]!)));
        await new Promise(done => setTimeout(done));
      }
      const { data } = await client.query({
        query: fieldsDocument,
        variables: { recordName, columns: table.columns },
        fetchPolicy: 'no-cache',
      });
      signal.throwIfAborted();
      const fields = data!.importFields;
      const read = { table, contents, fields };
      change({ ...nothing, read, mapping: proposed(read, screen) });
    });

  const check = (mapping = state.mapping) =>
    run(t('Sending the rows'), async signal => {
      const { read } = state;
      let { id } = state;
      if (!read) return;
      const total = read.table.rows.length;
      const sending = { recordName, table: read.table };
      const onProgress = (done: number) =>
        change({ busy: { text: t('Sending the rows'), share: done / total } });
      id ??= await sendTable(client, sending, { onProgress, signal });
      change({ id, checked: null, busy: { text: t('Checking the rows'), share: 0 } });
      const given = await withTranslations(mapping, read.fields);
      await client.mutate({ mutation: checkImportDocument, variables: { id, mapping: given } });
      const checked = await followCheck(id, signal);
      change({ checked, problem: checked.error && translateMessage(checked.error) });
    });

  async function followCheck(id: string, signal: AbortSignal): Promise<CheckedFile> {
    for (;;) {
      await new Promise(done => setTimeout(done, PAUSE));
      signal.throwIfAborted();
      const { data } = await client
        .query({ query: importDocument, variables: { id }, fetchPolicy: 'no-cache' })
        .catch((failure: unknown) => {
          // The next request may have a response.
          if (readApiError(failure).outcome === 'unknown') return { data: undefined };
          throw failure;
        });
      const found = data?.file;
      if (!found) continue;
      if (found.status !== 'checking') return found;
      const share = found.checkedCount / Math.max(1, found.rowCount);
      change({ busy: { text: t('Checking the rows'), share } });
    }
  }

  /** The mapping as the server takes it, which knows the texts of drop-downs in the language of the club alone. */
  async function withTranslations({ sources, key, createsMissing }: Mapping, { fields }: ImportFields) {
    const given = [];
    for (const source of sources.values()) {
      const field = fields.find(({ name }) => name === source.field);
      const choices =
        field?.page && field.dropdown
          ? await loadMasterData(client, { page: field.page, dropdown: field.dropdown })
          : [];
      const translated = choices
        .filter(choice => choiceText(choice) !== choice.label)
        .map(choice => ({ text: choiceText(choice), value: choice.value }));
      given.push({ ...source, decisions: withChoices(source.decisions, translated) });
    }
    return { fields: given, key, createsMissing };
  }

  return {
    state,
    open,
    /** Reads the same file in another way. */
    reread: (options: ReadOptions) => (file.current ? open(file.current, options) : Promise.resolve()),
    map: (mapping: Mapping) => change({ mapping }),
    check,
    /** Ends what is under way. */
    stop: () => {
      running.current?.abort();
      change({ busy: null });
    },
    /** Back to the columns, or to the choice of a file. */
    back: () => change(state.checked ? { checked: null, problem: null } : nothing),
  };
}

/** What the screen calls a field, in the user's language. */
export function fieldLabel(
  { form }: AnyScreen,
  { name, label }: Pick<ImportField, 'name' | 'label'>,
): string {
  const shown = form.sections.flatMap(({ fields }) => fields).find(field => field.name === name);
  return t(shown?.label ?? titleCase(label));
}

/** As files with these columns were imported the last time, else by titles and contents. */
function proposed({ table, contents, fields }: ReadFile, screen: AnyScreen): Mapping {
  const { preset } = fields;
  if (preset) {
    const sources = preset.fields.map((source): [string, FieldSource] => [
      source.field,
      { ...source, format: source.format as Format | null },
    ]);
    return { sources: new Map(sources), key: preset.key, createsMissing: preset.createsMissing };
  }
  const sources = proposeSources(table.columns, contents, fields.fields, field => fieldLabel(screen, field));
  return { sources, key: null, createsMissing: true };
}

function problemOf(failure: unknown): string {
  if (failure instanceof UnreadableFile) return failure.message;
  console.error('A step of the import failed', failure);
  return formatDays(failureText('The import did not go on', readApiError(failure)));
}
