import { t } from '../common/text.ts';
import { breakpoint, color, mixin, motion, radius, space, typography } from '../theme/theme.ts';
import { EmptyState } from '../elements/empty-state.tsx';
import { Icon } from '../elements/icons.tsx';
import { IconButton } from '../elements/button.tsx';
import { useSession } from '../common/session.tsx';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Kind, type DocumentNode } from 'graphql';
import { usePersisted } from '../common/use-persisted.ts';
import type { Permission } from '../common/permission.ts';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import styled, { css } from 'styled-components';
import { FailureState } from '../elements/failure-state.tsx';
import SimpleTable, { type TableColumn } from '../elements/simple-table.tsx';
import { lazyPart } from '../elements/lazy-part.tsx';
import { hrefAt, isEmpty, type ChartData } from './chart-data.ts';
import { RowsLink } from './rows-link.tsx';

/** The drawing and its library come with the first chart that is opened. */
const Drawing = lazyPart(() => import('./chart-drawing.tsx'), { fallback: null });

export interface ChartPanelProps<Data, Variables extends OperationVariables> {
  title: string;
  /** What it is made of, where the title does not say. */
  subtitle?: string;
  requires: Permission | readonly Permission[];
  document: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** Stays folded until the person opens it: above a list, whose rows come first. */
  folded?: boolean;
  /** The chart of a response. */
  chart: (data: Data) => ChartData;
  /** A choice among several documents, beside the title while it is open. */
  tools?: ReactNode;
  /** Below the heading while it is open: what the user chooses of the chart. */
  children?: ReactNode;
  /** Where the heading leads, which then folds nothing. */
  link?: string;
  /** The name under which folding is stored, where a choice changes the document. */
  storedAs?: string;
}

/**
 * A chart below a heading that folds it away; nothing for users without the permission. Whether it is folded is stored
 * per user and name of the operation.
 * @example
 * const document = graphql(`
 *   query MembersByStatus {
 *     groups: membersAggregate(groupBy: [{ status: true }]) { group { status } count }
 *   }
 * `);
 * const chart = (
 *   <ChartPanel
 *     title="Members by status"
 *     requires="members:view"
 *     document={document}
 *     variables={{}}
 *     chart={({ groups }) => ({
 *       category: 'Status',
 *       labels: groups.map(({ group }) => group.status ?? ''),
 *       series: [
 *         {
 *           label: 'Members',
 *           values: groups.map(({ count }) => count),
 *           href: index => `/members?f.status=${groups[index]?.group.status}`,
 *         },
 *       ],
 *       format: formatNumber,
 *     })}
 *   />
 * );
 */
export function ChartPanel<Data, Variables extends OperationVariables>(
  props: ChartPanelProps<Data, Variables>,
) {
  const { can, user } = useSession();
  const id = useId();
  const name = `folded:${user.id}:${props.storedAs ?? operationName(props.document)}`;
  const [stored, setFolded] = usePersisted(name, value => (typeof value === 'boolean' ? value : null));
  const folded = !props.link && (stored ?? props.folded ?? false);
  const [asTable, setAsTable] = useState(false);
  const requires = [props.requires].flat();
  if (!requires.some(can)) return null;
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          {props.link ? (
            <TitleLink to={props.link}>{props.title}</TitleLink>
          ) : (
            <Fold type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              <Icon name={folded ? 'chevron-right' : 'chevron-down'} size={16} />
              {props.title}
            </Fold>
          )}
        </h2>
        {!folded && (
          <Tools>
            {props.tools}
            <IconButton
              icon={asTable ? 'chart' : 'table'}
              label={asTable ? t('Show as chart') : t('Show as table')}
              onClick={() => setAsTable(!asTable)}
            />
          </Tools>
        )}
      </Head>
      {!folded && (
        <>
          {props.subtitle && <Subtitle>{props.subtitle}</Subtitle>}
          {props.children}
          <Chart {...props} asTable={asTable} />
        </>
      )}
    </Panel>
  );
}

/** `MembersByMonth`: the same in every language, and after a change of the title. */
export const operationName = ({ definitions }: DocumentNode): string =>
  definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? '';

function Chart<Data, Variables extends OperationVariables>(
  props: ChartPanelProps<Data, Variables> & { asTable: boolean },
) {
  const { title, document, asTable } = props;
  const { data, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    variables: props.variables,
  });
  useEffect(() => {
    if (error) console.error(`Failed to fetch the chart ${title}`, error);
  }, [error, title]);

  if (!data && error && !loading) {
    return (
      <FailureState
        title={t('The chart could not be loaded')}
        // The failure shows here; the promise brings no news.
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!data) return <Canvas role="status" aria-label={t('Loading {title}', { title })} />;
  const chart = props.chart(data as Data);
  if (isEmpty(chart)) return <EmptyState icon="chart" title={t('Nothing to show yet')} />;
  return (
    <>
      <TableHolder $shown={asTable}>
        <SimpleTable
          caption={title}
          columns={columnsOf(chart, asTable)}
          rows={[...chart.labels.keys()]}
          keyOf={String}
        />
      </TableHolder>
      {!asTable && (
        <Canvas aria-hidden>
          <Drawing chart={chart} />
        </Canvas>
      )}
      {chart.note && <Note>{chart.note}</Note>}
    </>
  );
}

/** @param hasLinks false while only screen readers find the table, where a link could not show its focus */
const columnsOf = (
  { category, labels, series, format }: ChartData,
  hasLinks: boolean,
): TableColumn<number>[] => [
  { title: category, cell: position => labels[position] },
  ...series.map(one => ({
    title: one.label,
    look: 'amount' as const,
    cell: (index: number) => (
      <RowsLink href={hasLinks ? hrefAt(one, index) : undefined}>{format(one.values[index] ?? 0)}</RowsLink>
    ),
  })),
];

const Panel = styled.section`
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  ${mixin.card}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
`;

const Tools = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)} ${space(1)} 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  ${typography.heading}
  text-align: start;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.secondaryHover};
  }
`;

const TitleLink = styled(Link)`
  ${typography.heading}
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    color: ${color.secondaryHover};
    text-decoration: underline;
  }
`;

const Subtitle = styled.p`
  margin: 0 0 ${space(2)} ${space(6)};
  color: ${color.muted};
  ${typography.label}
  font-weight: 450;
`;

const Note = styled.p`
  margin-top: ${space(2)};
  ${mixin.remark}
`;

const Canvas = styled.div`
  position: relative;
  height: 260px;
  margin-top: ${space(2)};
  @media ${breakpoint.small} {
    height: 220px;
  }
`;

const TableHolder = styled.div<{ $shown: boolean }>`
  ${({ $shown }) =>
    $shown
      ? css`
          max-height: 320px;
          overflow: auto;
        `
      : mixin.visuallyHidden}
`;
