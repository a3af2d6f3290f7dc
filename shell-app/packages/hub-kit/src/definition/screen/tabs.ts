import { dueFilter } from '../declared-filter.ts';
import { metadataOf, ownRecordOf } from '../derive-fields.ts';
import { titleCase } from '../labels.ts';
import type { AttentionTab, ListTabs } from '../list-tabs.ts';
import { fieldNameOf, type ResourceMetadata } from '../resource.ts';
import type { AnyOptions } from './options.ts';

/** The tabs above the list; undefined where the screen has none. */
export function tabsOf(resource: ResourceMetadata, options: AnyOptions): ListTabs | undefined {
  const { tabs: field, attentionTabs = [], title } = options;
  if (!field && attentionTabs.length === 0) return undefined;
  const fieldLabel = field && (options.columns[field]?.title ?? metadataOf(resource, field).label);
  return {
    field,
    label: titleCase(fieldLabel ?? title),
    attention: attentionTabs.map(tab => attentionTab(resource, tab)),
  };
}

function attentionTab(
  resource: ResourceMetadata,
  { label, ...tab }: NonNullable<AnyOptions['attentionTabs']>[number],
): AttentionTab {
  if ('overdue' in tab)
    return { label, filter: dueFilter(tab.overdue, true), isLate: true, sort: tab.overdue.field };
  if ('due' in tab) return { label, filter: dueFilter(tab.due, false), isLate: false, sort: tab.due.field };
  const filter = Object.entries(tab.filter).map(([name, condition]) => ({
    name: fieldNameOf(resource, name),
    condition,
  }));
  const own = filter.find(({ condition }) => condition && 'me' in condition);
  return {
    label,
    filter: Object.fromEntries(filter.map(({ name, condition }) => [name, condition])),
    isLate: tab.isLate ?? false,
    ownRecord: own && ownRecordOf(metadataOf(resource, own.name)),
  };
}
