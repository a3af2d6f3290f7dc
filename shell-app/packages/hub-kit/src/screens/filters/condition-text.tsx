import { formatDay, formatMoney, formatNumber, formatWords } from '@gym/hub-kit/format';
import { useChoices } from '../../fields/master-data.ts';
import { useOptionLabels } from '../../fields/use-options.ts';
import type { FilterCondition } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';

type Source<Kind> = Extract<AnyFilter, { kind: Kind }>;

/** A condition in words: `Name starts with “an”`, `Price 10 – 20`, `Status: Active, Paused`. */
export function ConditionText({ field, condition }: { field: AnyFilter; condition: FilterCondition }) {
  const { label } = field;
  switch (condition.operator) {
    case 'contains':
      return `${label} contains “${condition.text}”`;
    case 'starts':
      return `${label} starts with “${condition.text}”`;
    case 'is':
      return `${label} is “${condition.text}”`;
    case 'empty':
      return `${label} is empty`;
    case 'boolean':
      return `${label}: ${condition.yes ? 'Yes' : 'No'}`;
    case 'range':
      return `${label} ${rangeText(field.kind, condition.from, condition.to)}`;
    case 'any': {
      const { values } = condition;
      if (field.kind === 'reference') return <RecordNames field={field} ids={values} />;
      return field.kind === 'choice' || field.kind === 'list' ? (
        <ChoiceNames field={field} values={values} />
      ) : null;
    }
  }
}

function ChoiceNames({ field, values }: { field: Source<'choice' | 'list'>; values: readonly string[] }) {
  const choices = useChoices(field);
  const nameOf = (value: string) =>
    choices.find(choice => choice.value === value)?.label ?? formatWords(value);
  return `${field.label}: ${values.map(nameOf).join(', ')}`;
}

function RecordNames({ field, ids }: { field: Source<'reference'>; ids: readonly string[] }) {
  const labels = useOptionLabels(field.options, ids);
  return `${field.label}: ${ids.map(id => labels.get(id) ?? '…').join(', ')}`;
}

function rangeText(kind: AnyFilter['kind'], from: string, to: string): string {
  const ofKind = kind === 'money' ? formatMoney : formatNumber;
  const text = (end: string) =>
    kind === 'date' || kind === 'dateTime' ? formatDay(end) : ofKind(Number(end));
  if (from && to) return from === to ? text(from) : `${text(from)} – ${text(to)}`;
  return from ? `from ${text(from)}` : `up to ${text(to)}`;
}
