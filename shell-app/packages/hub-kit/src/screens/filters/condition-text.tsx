import { formatDay, formatMoney, formatNumber, formatWords } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { useChoices } from '../../fields/master-data.ts';
import { useRecordLabels } from './record-labels.ts';
import type { FilterCondition } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { isRelativeDay } from '../../definition/relative-day.ts';
import { relativeRange, relativeWords, type RelativeRange } from './relative-range.ts';

type Source<Kind> = Extract<AnyFilter, { kind: Kind }>;

/** A condition in words: `Name starts with “an”`, `Price 10 – 20`, `Valid Until within 14 days`, `Status: Active, Paused`. */
export function ConditionText({ field, condition }: { field: AnyFilter; condition: FilterCondition }) {
  const label = t(field.label);
  switch (condition.operator) {
    case 'contains':
      return t('{label} contains “{text}”', { label, text: condition.text });
    case 'starts':
      return t('{label} starts with “{text}”', { label, text: condition.text });
    case 'is':
      return t('{label} is “{text}”', { label, text: condition.text });
    case 'not':
      return field.kind === 'text'
        ? t('{label} is not “{text}”', { label, text: condition.text })
        : t('{label} is not {values}', {
            label,
            values: rangeText(field.kind, condition.text, condition.text),
          });
    case 'empty':
      return t('{label} is empty', { label });
    case 'filled':
      return t('{label} is not empty', { label });
    case 'boolean':
      return is(label, t(condition.yes ? 'Yes' : 'No'));
    case 'range':
      return t('{label} {range}', { label, range: rangeText(field.kind, condition.from, condition.to) });
    case 'any':
    case 'none': {
      const { values } = condition;
      const sentence = condition.operator === 'none' ? isNot : is;
      if (field.kind === 'reference')
        return <RecordNames field={field} values={values} sentence={sentence} />;
      return field.kind === 'choice' || field.kind === 'list' ? (
        <ChoiceNames field={field} values={values} sentence={sentence} />
      ) : null;
    }
  }
}

const is = (label: string, values: string) => t('{label}: {values}', { label, values });
const isNot = (label: string, values: string) => t('{label} is not {values}', { label, values });

interface NamesProps<Kind> {
  field: Source<Kind>;
  values: readonly string[];
  sentence: typeof is;
}

function ChoiceNames({ field, values, sentence }: NamesProps<'choice' | 'list'>) {
  const choices = useChoices(field);
  const nameOf = (value: string) =>
    choices.find(choice => choice.value === value)?.label ?? t(formatWords(value));
  return sentence(t(field.label), values.map(nameOf).join(', '));
}

function RecordNames({ field, values, sentence }: NamesProps<'reference'>) {
  const labels = useRecordLabels(field.options, values);
  return sentence(t(field.label), values.map(id => labels.get(id) ?? '…').join(', '));
}

/** A range of numbers, dates or days relative to today in words, without the field. */
export function rangeText(kind: AnyFilter['kind'], from: string, to: string): string {
  const isDays = kind === 'date' || kind === 'dateTime';
  const relative = isDays && relativeRange(from, to);
  if (relative) return relativeText(relative);
  const ofKind = kind === 'money' ? formatMoney : formatNumber;
  const text = (end: string) => (isDays ? dayText(end) : ofKind(Number(end)));
  if (from && to) return from === to ? text(from) : `${text(from)} – ${text(to)}`;
  return from ? t('from {start}', { start: text(from) }) : t('up to {end}', { end: text(to) });
}

function relativeText({ operator, days, period }: RelativeRange): string {
  switch (operator) {
    case 'past':
      return t('before today');
    case 'today':
      return t('today');
    case 'ago':
      return t({ one: 'at least {count} day ago', other: 'at least {count} days ago' }, { count: days });
    case 'within':
      return t({ one: 'within {count} day', other: 'within {count} days' }, { count: days });
    case 'last':
      return t({ one: 'in the last {count} day', other: 'in the last {count} days' }, { count: days });
    case 'period':
      return relativeWords(period);
  }
}

const dayText = (end: string) => (isRelativeDay(end) ? relativeWords(end) : formatDay(end));
