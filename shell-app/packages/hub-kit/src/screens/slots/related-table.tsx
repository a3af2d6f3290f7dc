import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { color, mixin, space, typography } from '../../theme/theme.ts';
import { Link } from 'react-router';
import { t } from '../../common/text.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cell, cellText } from '../cell.tsx';
import { parametersOf } from '../../definition/addresses.ts';
import type { AnyColumn, ColumnDefinition, Identified } from '../../definition/define-screen.ts';
import { messagesOf } from '../../definition/messages.ts';
import { CsvButton } from '../export/csv-button.tsx';
import { DueMark } from '../row-marks.tsx';
import { mostButtonsOf, type RowAction } from '../row-action.ts';
import { besideMenu, RowActions } from '../row-actions.tsx';
import { useQueryFailure } from '../../elements/query-failure.tsx';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import SimpleTable, { type TableColumn } from '../../elements/simple-table.tsx';

interface RelatedPage<Row extends Identified> {
  page: { items: Row[]; totalCount: number };
}

interface RelatedRecordsProps<
  Row extends Identified,
  Data extends RelatedPage<Row>,
  Variables extends OperationVariables,
> {
  /** Asks for the first of them: `query MemberPayments($memberId: ID!) { page: payments(filter: …, page: { limit: 10 }) { … } }` */
  document: TypedDocumentNode<Data & RelatedPage<Row>, Variables>;
  variables: NoInfer<Variables>;
  entity: { one: string; many: string };
  columns: readonly ColumnDefinition<NoInfer<Row>, never>[];
  actions?: (row: NoInfer<Row>) => readonly RowAction[];
  /** Where the screen shows all of them; absent where no screen does. */
  all?: string;
  /** Offers all of them as CSV, with these columns. The document takes the part of them as `$page`. */
  csv?: { columns: readonly ColumnDefinition<NoInfer<Row>, never>[] };
  /** What they come to, below the rows. */
  sum?: (data: NoInfer<Data>) => ReactNode;
}

interface ListedScreen {
  entity: { one: string; many: string };
  columns: readonly { key: string; title: string }[];
  exportOnly?: readonly { key: string }[];
  filters?: { fields: readonly { name: string }[] };
  sort: { readonly [field: string]: 'asc' | 'desc' | undefined };
  documents: { list: TypedDocumentNode<RelatedPage<Identified>, never> };
}

/** The ids by which a list can be filtered: `memberId`. */
type IdName<Screen extends ListedScreen> = NonNullable<Screen['filters']>['fields'][number]['name'] &
  `${string}Id`;

/** A column with the parts that a panel shows in another way than the screen. */
type Changed<Column> = Column extends { key: infer Key } ? Partial<Column> & { key: Key } : never;

interface ScreenRecordsProps<Screen extends ListedScreen> {
  /** Its list document requests the rows, its columns give titles, formats, chips and deadlines. */
  screen: Screen;
  /** The id of the record that they belong to: `{ memberId: '17' }`. */
  filter: { readonly [Name in IdName<Screen>]?: string };
  /** Columns of the screen by name, or with what is shown in another way: `{ key: 'amount', title: 'Paid' }`. */
  columns: readonly (Screen['columns'][number]['key'] | Changed<Screen['columns'][number]>)[];
  /** The sort of the screen by default. */
  sort?: Screen['sort'];
  /** The path of the screen, which shows all of them. */
  path: `/${string}`;
}

/** The document, its variables and the columns of a screen. */
function fromScreen<
  Row extends Identified,
  Data extends RelatedPage<Row>,
  Variables extends OperationVariables,
>(props: ScreenRecordsProps<ListedScreen>) {
  const { screen, filter, columns, sort = screen.sort, path } = props;
  const definitions = [...screen.columns, ...(screen.exportOnly ?? [])];
  return {
    document: screen.documents.list,
    variables: {
      sort: Object.entries(sort).map(([field, order]) => ({ field, direction: order?.toUpperCase() })),
      page: { limit: 10, offset: 0 },
      search: null,
      filter: Object.fromEntries(Object.entries(filter).map(([name, id]) => [name, { eq: id }])),
    },
    entity: screen.entity,
    columns: columns.map(column => {
      const changed = typeof column === 'string' ? { key: column } : column;
      return { ...definitions.find(({ key }) => key === changed.key), ...changed };
    }),
    all: `${path}?${parametersOf('f.', filter)}`,
  } as unknown as RelatedRecordsProps<Row, Data, Variables>;
}

export default function RelatedTable<
  Row extends Identified,
  Data extends RelatedPage<Row>,
  Variables extends OperationVariables,
>(props: RelatedRecordsProps<Row, Data, Variables>): ReactNode;
export default function RelatedTable<Screen extends ListedScreen>(
  props: ScreenRecordsProps<Screen>,
): ReactNode;
export default function RelatedTable<
  Row extends Identified,
  Data extends RelatedPage<Row>,
  Variables extends OperationVariables,
>(given: RelatedRecordsProps<Row, Data, Variables> | ScreenRecordsProps<ListedScreen>) {
  const props = 'screen' in given ? fromScreen<Row, Data, Variables>(given) : given;
  const { entity, actions, csv } = props;
  const columns = anyColumns(props.columns);
  const { data, error, loading, refetch } = useQuery<Data, OperationVariables>(props.document, {
    variables: props.variables,
  });
  // Also shown above previous rows.
  const failure = useQueryFailure(t(messagesOf({ entity }).listFailed), { error, loading, refetch }, 'line');
  if (!data) return failure ?? <RowsSkeleton rows={3} />;
  const { items, totalCount } = (data as Data).page;
  if (items.length === 0) return failure ?? <Line>{t('No {many} yet', { many: t(entity.many) })}</Line>;
  const tableColumns: TableColumn<Row>[] = columns.map(column => ({
    title: column.title,
    look: column.align === 'end' ? 'amount' : undefined,
    cell: row => (
      <Value>
        <Cell column={column} row={row} />
        {column.due && <DueMark due={column.due} row={row} asText />}
      </Value>
    ),
  }));
  if (actions) {
    const visibleActions = besideMenu(mostButtonsOf({ actions }, items));
    tableColumns.push({
      title: 'Actions',
      look: 'actions',
      cell: row => (
        <RowActions name={cellText(columns[0]!, row)} actions={actions(row)} maxButtons={visibleActions} />
      ),
    });
  }
  return (
    <>
      {failure}
      <SimpleTable caption={t(entity.many)} columns={tableColumns} rows={items} keyOf={({ id }) => id} />
      <Foot>
        {props.sum?.(data as Data)}
        {csv && (
          <CsvButton
            entity={entity}
            document={props.document}
            variables={props.variables}
            columns={anyColumns(csv.columns)}
            total={totalCount}
          />
        )}
        {props.all && (
          <AllLink to={props.all}>
            {totalCount > items.length
              ? t('Show all {total} {many}', { total: totalCount, many: t(entity.many) })
              : t('Show in the list')}
          </AllLink>
        )}
      </Foot>
    </>
  );
}

/** Columns without the types of their rows. */
const anyColumns = (columns: readonly unknown[]) => columns as readonly AnyColumn[];

const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
`;

const Line = styled.div`
  ${mixin.row}
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-height: 40px;
  color: ${color.muted};
  strong {
    color: ${color.text};
    font-weight: 600;
  }
`;

const Foot = styled(Line)`
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
`;

const AllLink = styled(Link)`
  ${typography.label}
  margin-inline-start: auto;
  color: ${color.secondaryHover};
`;
