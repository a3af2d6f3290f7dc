import { useApolloClient, useQuery } from '@apollo/client/react';
import { color, layout, mixin, motion, radius, space, typography } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import { Skeleton } from '../elements/skeleton.tsx';
import { formatNumber, formatWords } from '../common/format.ts';
import { t } from '../common/text.ts';
import { useEffect, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { AnyScreen } from '../definition/define-screen.ts';
import type { Choice } from '../definition/field-definition.ts';
import type { AnyFilter } from '../definition/filter-definition.ts';
import { filterOf, type FilterState } from '../definition/filter-state.ts';
import {
  chosenChoices,
  countOf,
  currentTab,
  listTabs,
  selectTab,
  type CountsDocument,
  type ListTab,
  type ListTabs as TabsDefinition,
} from '../definition/list-tabs.ts';
import { choiceText, loadDisplayTexts } from '../fields/master-data.ts';
import { useOwnRecords } from './own-records.ts';
import type { AnyCrud } from './use-crud.ts';

interface ListTabsProps {
  screen: AnyScreen;
  crud: AnyCrud;
}

/**
 * The tabs of a list with the numbers of their records. A tab sets filters of the list, and the tab whose filters the
 * list has is selected. An empty list has no tabs.
 */
export function ListTabs({
  screen: { tabs, filters, documents },
  crud: { state, change, ownFilter, starting, loading, total },
}: ListTabsProps) {
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const isEmpty = !starting && total === 0 && !isNarrowed;
  if (!tabs || !filters || !documents.counts || isEmpty) return null;
  if (starting) return <SkeletonTabs />;
  return (
    <CountedTabs
      tabs={tabs}
      fields={filters.fields}
      document={documents.counts}
      ownFilter={ownFilter}
      search={state.search}
      filters={state.filters}
      total={loading ? undefined : total}
      onSelect={(selected, options) => change({ filters: selected }, options)}
    />
  );
}

interface CountedTabsProps {
  tabs: TabsDefinition;
  fields: readonly AnyFilter[];
  document: CountsDocument;
  /** The filter of the screen itself. */
  ownFilter: object | null | undefined;
  search: string;
  filters: FilterState;
  /** The number of records that the list has found; undefined while it loads. */
  total: number | undefined;
  onSelect: (filters: FilterState, options: { replace: boolean }) => void;
}

/** Rendered when the rows are, so that they wait for no other request. */
function CountedTabs({
  tabs,
  fields,
  document,
  ownFilter,
  search,
  filters,
  total,
  onSelect,
}: CountedTabsProps) {
  const name = useId();
  const { field } = tabs;
  const choices = useChoicesOf(fields.find(item => item.name === field));
  const chosen = chosenChoices(tabs, filters);
  const definedTabs = listTabs(tabs, chosen);
  const filterFor = (tab: ListTab) =>
    filterOf(fields, selectTab(filters, currentTab(definedTabs, filters), tab), ownFilter);
  const counted = definedTabs.filter(({ count }) => count.value === undefined);
  const query = useQuery(document, {
    variables: {
      search: search || null,
      ...Object.fromEntries(counted.map(tab => [tab.count.alias, filterFor(tab)])),
    },
  });
  useEffect(() => {
    if (query.error) console.error('Failed to count the records of the tabs', query.error);
  }, [query.error]);
  const counts = query.data ?? (query.error ? undefined : query.previousData);

  const stored = counts?.['groups']?.map(({ group }) => group?.value ?? '') ?? [];
  const own = useOwnRecords();
  const all = listTabs(tabs, choices ? withStored(choices, stored, chosen) : chosen).filter(
    ({ ownRecord }) => !ownRecord || own[ownRecord],
  );
  const current = currentTab(all, filters);
  const currentCount = query.loading || !query.data || !current ? undefined : countOf(query.data, current);
  useRecount(currentCount, total, query.refetch);

  // The arrow keys pass tabs on their way: Back leads to the one before.
  const byArrow = useRef(false);
  // Texts and numbers come together: a tab that moved would be missed by the click on it.
  const isCounting = query.loading && !counts;
  if ((field && !choices) || isCounting) return <SkeletonTabs />;
  return (
    <Group
      role="radiogroup"
      aria-label={t(tabs.label)}
      onKeyDown={event => {
        byArrow.current = event.key.startsWith('Arrow');
      }}
      onPointerDown={() => {
        byArrow.current = false;
      }}
    >
      {all.map(tab => {
        const count = counts && countOf(counts, tab);
        const isLate = tab.isLate && Boolean(count);
        return (
          <Tab key={`${tab.count.alias} ${tab.count.value}`} $late={isLate}>
            <input
              type="radio"
              name={name}
              checked={tab === current}
              onChange={() => onSelect(selectTab(filters, current, tab), { replace: byArrow.current })}
            />
            {isLate && <Icon name="alert" size={14} />}
            {choiceText(tab)}
            {count !== undefined && <Count>{formatNumber(count)}</Count>}
          </Tab>
        );
      })}
    </Group>
  );
}

/** The choices of the field, in their order; null while they load. Without them tabs are the values of records. */
function useChoicesOf(field: AnyFilter | undefined): readonly Choice[] | null {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<readonly Choice[] | null>(null);
  const source = field && 'masterData' in field ? field.masterData : null;
  useEffect(() => {
    if (!source) return;
    let isCurrent = true;
    void loadDisplayTexts(client, source).then(texts => {
      const fallback = source.fallback?.map(value => ({ value, label: formatWords(value) }));
      if (isCurrent) setLoaded(texts.length > 0 ? texts : (fallback ?? []));
    });
    return () => {
      isCurrent = false;
    };
  }, [client, source]);
  if (!field || !('choices' in field)) return loaded;
  return field.choices.map(choice =>
    typeof choice === 'string' ? { value: choice, label: choice } : choice,
  );
}

/** The choices, then what records contain although it is no choice any more. */
function withStored(
  choices: readonly Choice[],
  stored: readonly string[],
  chosen: readonly Choice[],
): Choice[] {
  const storedChoices = stored.filter(Boolean).map(value => ({ value, label: formatWords(value) }));
  const all = [...choices, ...storedChoices, ...chosen];
  return all.filter(({ value }, index) => all.findIndex(choice => choice.value === value) === index);
}

/** Counts again when the list has found another number than the tab says: others add and change records, too. */
function useRecount(
  counted: number | undefined,
  found: number | undefined,
  refetch: () => Promise<unknown>,
): void {
  const last = useRef('');
  useEffect(() => {
    const difference = `${counted} ${found}`;
    if (counted === undefined || found === undefined || counted === found || last.current === difference)
      return;
    last.current = difference;
    refetch().catch(() => undefined);
  }, [counted, found, refetch]);
}

const widths = ['3ch', '7ch', '9ch', '8ch'];

const SkeletonTabs = () => (
  <Group aria-hidden>
    {widths.map(width => (
      <SkeletonTab key={width}>
        <Skeleton $width={width} />
      </SkeletonTab>
    ))}
  </Group>
);

const Group = styled.div`
  display: flex;
  flex: none;
  gap: ${space(1)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: thin;
`;

const box = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  height: ${layout.field - 8}px;
  padding: 0 ${space(3)};
  border-radius: ${radius.round};
  ${typography.label}
  white-space: nowrap;
`;

const SkeletonTab = styled.span`
  ${box}
`;

const Tab = styled.label<{ $late: boolean }>`
  ${box}
  position: relative;
  color: ${({ $late }) => ($late ? color.danger : color.muted)};
  cursor: pointer;
  transition: background ${motion.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    background: ${color.hover};
  }
  &:has(:checked) {
    background: ${({ $late }) => ($late ? color.dangerSoft : color.secondarySoft)};
    color: ${({ $late }) => ($late ? color.danger : color.secondaryHover)};
    ${mixin.selectedInForcedColors}
  }
  &:has(:focus-visible) {
    ${mixin.focusRing}
    outline-offset: -2px;
  }
`;

const Count = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
