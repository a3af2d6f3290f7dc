import { getOperationAST, parse, type FieldNode } from 'graphql';
import { useState } from 'react';
import { columnTitle } from '../../../src/analytics/cells.ts';
import { defaultsOf, fragmentsOf, Selection } from '../../../src/analytics/selection.ts';
import type { GraphqlRequest } from '../api.ts';
import type { Format } from './formats.ts';

/** The format options of a file. */
export interface FileOptions {
  /** The nested list with one line per row; empty for one line per record. */
  rows: string;
  bom: boolean;
  rounds: boolean;
  namesMissing: boolean;
}

export const STANDARD_OPTIONS: FileOptions = { rows: '', bom: false, rounds: false, namesMissing: false };

/** The media type parameters of the Accept header. Omits `rows` if the query has no such list. */
export function mediaTypeParameters(options: FileOptions, format: Format, request: GraphqlRequest): string {
  const isCsv = format === 'csv';
  return [
    listsIn(request).includes(options.rows) && `rows=${options.rows}`,
    isCsv && options.bom && 'bom=1',
    isCsv && options.rounds && 'decimals=2',
    isCsv && options.namesMissing && 'null=NULL',
  ]
    .filter(Boolean)
    .map(parameter => `; ${parameter}`)
    .join('');
}

/** The nested lists of the first root field; empty if the text is not valid GraphQL. */
export function listsIn({ query, variables = {}, operationName }: GraphqlRequest): string[] {
  try {
    const document = parse(query);
    const operation = getOperationAST(document, operationName);
    if (!operation) return [];
    const selection = new Selection(fragmentsOf(document), {
      ...variables,
      ...defaultsOf(operation, variables),
    });
    const [root] = selection.fieldsOf([operation as Pick<FieldNode, 'selectionSet'>]).values();
    const rows = root && (selection.itemsOf(root)[0]?.[1] ?? root);
    return rows
      ? selection.listsOf(rows).flatMap(list => (list.isWithinList ? [] : [columnTitle(list.path)]))
      : [];
  } catch {
    return [];
  }
}

interface DownloadOptionsProps {
  options: FileOptions;
  onChange: (options: FileOptions) => void;
  currentQuery: () => GraphqlRequest;
}

/** The format options of the next downloads. */
export function DownloadOptions({ options, onChange, currentQuery }: DownloadOptionsProps) {
  const [lists, setLists] = useState<readonly string[]>([]);
  const readLists = () => {
    try {
      setLists(listsIn(currentQuery()));
    } catch {
      // The download itself reports invalid variables.
      setLists([]);
    }
  };
  const check = (name: 'bom' | 'rounds' | 'namesMissing', label: string) => (
    <label>
      <input
        type="checkbox"
        checked={options[name]}
        onChange={({ target }) => onChange({ ...options, [name]: target.checked })}
      />
      {label}
    </label>
  );
  return (
    <details className="download-options" onToggle={readLists}>
      <summary>Options</summary>
      <fieldset>
        <legend className="hidden-text">Download options</legend>
        <label>
          One line for each
          <select
            value={lists.includes(options.rows) ? options.rows : ''}
            onFocus={readLists}
            onChange={({ target }) => onChange({ ...options, rows: target.value })}
          >
            <option value="">record</option>
            {lists.map(list => (
              <option key={list} value={list}>
                row of {list}
              </option>
            ))}
          </select>
        </label>
        {check('bom', 'CSV for Excel (byte order mark)')}
        {check('rounds', 'CSV with 2 decimals at most')}
        {check('namesMissing', 'CSV with NULL for missing values')}
      </fieldset>
    </details>
  );
}
