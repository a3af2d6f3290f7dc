import { describe, expect, test } from 'vitest';
import type { OptionsDocument } from './field-definition.ts';
import { filterOf, readFilterState, writeFilterState, type FilterCondition } from './filter-state.ts';
import type { AnyFilter } from './filter-definition.ts';

const fields: AnyFilter[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'money', name: 'price', label: 'Price' },
  { kind: 'date', name: 'validUntil', label: 'Valid Until' },
  { kind: 'dateTime', name: 'createdAt', label: 'Created' },
  { kind: 'choice', name: 'status', label: 'Status', choices: [] },
  { kind: 'list', name: 'tags', label: 'Tags', choices: [] },
  { kind: 'reference', name: 'locationId', label: 'Location', options: {} as OptionsDocument },
  {
    kind: 'reference',
    name: 'trainerId',
    label: 'Trainer',
    options: {} as OptionsDocument,
    ownRecord: 'trainer',
  },
  { kind: 'boolean', name: 'isActive', label: 'Active' },
  {
    kind: 'list',
    name: 'figure',
    label: 'Counts In',
    choices: ['sold', 'kept'],
    filters: { sold: { price: { gt: 0 } }, kept: { status: { ne: 'gone' } } },
  },
];

const read = (address: string) => readFilterState(new URLSearchParams(address), fields);
const write = (filters: Record<string, FilterCondition>, address = '') => {
  const next = new URLSearchParams(address);
  writeFilterState(next, filters);
  return next.toString();
};

describe('filters in the URL', () => {
  test.each<[string, FilterCondition]>([
    ['f.name.contains=ann', { operator: 'contains', text: 'ann' }],
    ['f.name.starts=50%25+%26+more', { operator: 'starts', text: '50% & more' }],
    ['f.name.is=Ann+Lee', { operator: 'is', text: 'Ann Lee' }],
    ['f.name.empty=', { operator: 'empty' }],
    ['f.name.not=Ann+Lee', { operator: 'not', text: 'Ann Lee' }],
    ['f.price.not=0', { operator: 'not', text: '0' }],
    ['f.price.empty=', { operator: 'empty' }],
    ['f.validUntil.filled=', { operator: 'filled' }],
    ['f.locationId.empty=', { operator: 'empty' }],
    ['f.status.not=active&f.status.not=paused', { operator: 'none', values: ['active', 'paused'] }],
    ['f.trainerId.not=me', { operator: 'none', values: ['me'] }],
    ['f.price=10..20', { operator: 'range', from: '10', to: '20' }],
    ['f.price=-2.5..', { operator: 'range', from: '-2.5', to: '' }],
    ['f.validUntil=..2026-02-28', { operator: 'range', from: '', to: '2026-02-28' }],
    ['f.validUntil=now%2Fd..now%2B30d%2Fd', { operator: 'range', from: 'now/d', to: 'now+30d/d' }],
    ['f.createdAt=now-7d%2Fd..2026-02-28', { operator: 'range', from: 'now-7d/d', to: '2026-02-28' }],
    ['f.createdAt=now-1M%2FM..now%2Fy', { operator: 'range', from: 'now-1M/M', to: 'now/y' }],
    ['f.status=active&f.status=a%2Cb', { operator: 'any', values: ['active', 'a,b'] }],
    ['f.locationId=3&f.locationId=7', { operator: 'any', values: ['3', '7'] }],
    ['f.trainerId=me&f.trainerId=7', { operator: 'any', values: ['me', '7'] }],
    ['f.figure=sold&f.figure=kept', { operator: 'any', values: ['sold', 'kept'] }],
    ['f.isActive=no', { operator: 'boolean', yes: false }],
    ['o.status=active&o.status=paused', { operator: 'any', values: ['active', 'paused'], or: true }],
    ['o.validUntil=..now%2Fd', { operator: 'range', from: '', to: 'now/d', or: true }],
  ])('%s is read and written', (address, condition) => {
    const [name] = address.slice(2).split(/[.=]/);
    expect(read(address)).toEqual({ [name!]: condition });
    expect(write({ [name!]: condition })).toBe(address);
  });

  test.each([
    'f.name=ann',
    'f.name.contains=',
    'f.name.like=ann',
    'f.nickname.is=ann',
    'f.price=cheap..',
    'f.locationId=me',
    'f.price=..',
    'f.validUntil=2026-02-30..',
    'f.validUntil=today..0d',
    'f.validUntil=..99999d',
    'f.validUntil=now',
    'f.validUntil=now%2Fd..now-99999d%2Fd',
    'f.validUntil=now-9999y%2Fy..',
    'f.validUntil=now%2Fh..',
    'f.validUntil=now%2FfM..',
    'f.price=today..30d',
    'f.price=now%2Fd..',
    'f.status=',
    'f.locationId=Downtown',
    'f.isActive=perhaps',
    'f.isActive.empty=',
    'f.tags.empty=',
    'f.figure=stolen',
    'f.figure=toString',
    'f.price.not=cheap',
    'f.validUntil.not=2026-02-28',
    'f.name.not=',
    'name=ann',
  ])('%s makes no sense', address => {
    expect(read(address)).toEqual({});
  });

  test('take the place of those before, and of nothing else', () => {
    expect(
      write({ status: { operator: 'any', values: ['due'] } }, 'q=ann&f.name.is=Ann&f.price=1..2&page=2'),
    ).toBe('q=ann&page=2&f.status=due');
  });
});

describe('the filter of a list', () => {
  test('is the own one without filters', () => {
    expect(filterOf(fields, {}, undefined)).toBe(undefined);
    expect(filterOf(fields, {}, null)).toBe(null);
    const own = { isActive: { eq: true } };
    expect(filterOf(fields, {}, own)).toBe(own);
  });

  test('joins every condition with the own one', () => {
    const filters = read(
      'f.name.contains=ann&f.price=10..20&f.validUntil=2026-01-31..&f.status=active&f.tags=new&f.tags=old&f.isActive=yes',
    );
    expect(filterOf(fields, filters, { lot: { eq: 'A' } })).toEqual({
      and: [
        { lot: { eq: 'A' } },
        { name: { contains: 'ann' } },
        { price: { gte: 10, lte: 20 } },
        { validUntil: { gte: '2026-01-31' } },
        { status: { in: ['active'] } },
        { or: [{ tags: { contains: 'new' } }, { tags: { contains: 'old' } }] },
        { isActive: { eq: true } },
      ],
    });
  });

  test('has the filters of figures in place of their names', () => {
    expect(filterOf(fields, read('f.figure=sold&f.figure=kept'), undefined)).toEqual({
      and: [{ or: [{ price: { gt: 0 } }, { status: { ne: 'gone' } }] }],
    });
    expect(filterOf(fields, read('f.figure.not=kept'), undefined)).toEqual({
      and: [{ not: { or: [{ status: { ne: 'gone' } }] } }],
    });
  });

  test.each([
    ['now/d..now%2B30d/d', { gte: 'now/d', lte: 'now+30d/d' }],
    // A + that nobody encoded is a space.
    ['now/d..now+30d/d', { gte: 'now/d', lte: 'now+30d/d' }],
    ['now-1M/M..now-1M/M', { gte: 'now-1M/M', lte: 'now-1M/M' }],
    ['2026-02-20..2026-03-22', { gte: '2026-02-20', lte: '2026-03-22' }],
    ['2026-02-20..now/d', { gte: '2026-02-20', lte: 'now/d' }],
    // Bookmarks from before date math.
    ['today..30d', { gte: 'now/d', lte: 'now+30d/d' }],
    ['..-1d', { lte: 'now-1d/d' }],
    ['-7d..today', { gte: 'now-7d/d', lte: 'now/d' }],
  ])('has the days of %s as they are, for the server to resolve', (days, range) => {
    expect(filterOf(fields, read(`f.validUntil=${days}`), undefined)).toEqual({
      and: [{ validUntil: range }],
    });
    if (days.endsWith('22')) return;
    expect(filterOf(fields, read(`f.createdAt=${days}`), undefined)).toEqual({
      and: [{ createdAt: range }],
    });
  });

  test.each([
    ['f.name.not=Ann', { name: { ne: 'Ann' } }],
    ['f.price.not=0', { price: { ne: 0 } }],
    ['f.validUntil.empty=', { validUntil: { isNull: true } }],
    ['f.locationId.filled=', { locationId: { isNull: false } }],
    ['f.status.not=active&f.status.not=due', { not: { status: { in: ['active', 'due'] } } }],
    ['f.tags.not=old', { not: { or: [{ tags: { contains: 'old' } }] } }],
  ])('of %s', (address, part) => {
    expect(filterOf(fields, read(address), undefined)).toEqual({ and: [part] });
  });

  test('joins those of which one is enough by or', () => {
    const filters = read('f.name.starts=an&o.status=active&o.price=10..');
    expect(filterOf(fields, filters, undefined)).toEqual({
      and: [{ name: { startsWith: 'an' } }, { or: [{ price: { gte: 10 } }, { status: { in: ['active'] } }] }],
    });
  });

  test('sends date-times as dates, which the server reads in CLUB_TIME_ZONE', () => {
    const filter = filterOf(fields, read('f.createdAt=2026-03-08..2026-03-08'), undefined);
    expect(filter).toEqual({ and: [{ createdAt: { gte: '2026-03-08', lt: '2026-03-09' } }] });
  });
});
