import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { queryFresh } from '../common/fresh.ts';
import { detailOfOption } from '../common/record-details.ts';
import type { OptionsDocument } from '../definition/field-definition.ts';
import { cellText } from './cell.tsx';
import type { AnyColumn } from '../definition/define-screen.ts';
import { whenIdle } from '../elements/when-idle.ts';

/** The details of records by their ids, by the key of the column. */
type Details = ReadonlyMap<string, ReadonlyMap<string, string>>;

const none: Details = new Map();

/**
 * The columns, where those that name another record also tell it apart from others of the same name: `detailOf` returns
 * its e-mail address and phone, as far as the user may view them. One request per such column and page of rows, when
 * the browser is idle after the rows have shown.
 */
export function useRecordDetails(
  columns: readonly AnyColumn[],
  rows: readonly object[],
): readonly AnyColumn[] {
  const client = useApolloClient();
  const [details, setDetails] = useState(none);
  useEffect(() => {
    const naming = columns.filter(column => column.record);
    if (naming.length === 0 || rows.length === 0) return;
    let isCurrent = true;
    const load = async (document: OptionsDocument, ids: string[]) => {
      const variables = { search: null, limit: ids.length, ids };
      const data = await queryFresh(client, document, variables);
      return new Map(
        data?.options.flatMap(option => {
          const detail = detailOfOption(option);
          return detail ? [[option.id, detail]] : [];
        }),
      );
    };
    const cancel = whenIdle(() => {
      const loading = naming.map(async ({ key, record }) => {
        const ids = [...new Set(rows.map(row => record!.id(row)))].filter(id => id != null);
        return [key, await load(record!.options, ids)] as const;
      });
      Promise.all(loading).then(
        loaded => isCurrent && setDetails(new Map(loaded)),
        // Without them the names still show; what matters to the user reports a lost connection.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [client, columns, rows]);
  return useMemo(() => columns.map(column => withDetails(column, details, rows)), [columns, details, rows]);
}

function withDetails(column: AnyColumn, details: Details, rows: readonly object[]): AnyColumn {
  const byId = details.get(column.key);
  const { record } = column;
  if (!record || !byId || byId.size === 0) return column;
  const idsByName = Map.groupBy(rows, row => cellText(column, row));
  const isAmbiguous = (row: object) =>
    new Set(idsByName.get(cellText(column, row))?.map(namesake => record.id(namesake))).size > 1;
  return {
    ...column,
    detailOf: row => {
      const text = byId.get(record.id(row) ?? '');
      return text === undefined ? null : { text, isAmbiguous: isAmbiguous(row) };
    },
  };
}
