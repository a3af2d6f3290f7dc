import { describe, expect, it } from 'vitest';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { allPeriods, readChart, writeChart } from './chart-choice.ts';

const fields: readonly AnyFilter[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'choice', name: 'status', label: 'Status', choices: ['open'] },
  { kind: 'date', name: 'due', label: 'Due' },
];
const offer = { fields, values: [{ value: 'count' }, { value: 'sum.price' }, { value: 'figures.received' }] };

describe('the chart in an address', () => {
  it.each(['line,due.month,sum.price', 'pie,status,count', 'bar,due.year,figures.received'])(
    '%s is read as it was written',
    text => {
      expect(writeChart(readChart(text, offer)!)).toBe(text);
    },
  );

  it.each(['bar', 'circle,name,sum.salary', ','])('%s is the first that is offered', text => {
    expect(readChart(text, offer)).toEqual({ kind: 'bar', by: 'status', value: 'count' });
  });

  it('is none where nothing can be grouped by', () => {
    expect(readChart('bar,status,count', { ...offer, fields: fields.slice(0, 1) })).toBeNull();
  });
});

describe('periods', () => {
  it('have no gaps, over the turn of a year', () => {
    expect(allPeriods(['2025-11', '2026-02'])).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(allPeriods(['2023', '2025', '2026'])).toEqual(['2023', '2024', '2025', '2026']);
    expect(allPeriods(['2026-03'])).toEqual(['2026-03']);
    expect(allPeriods([])).toEqual([]);
  });

  it('are those with records where a date is far away', () => {
    expect(allPeriods(['1926-01', '2026-01'])).toEqual(['1926-01', '2026-01']);
    expect(allPeriods(['2006-02', '2026-01'])).toHaveLength(240);
  });
});
