import { describe, expect, test, vi } from 'vitest';
import type { FieldContract } from '@gym/graphql-api';
import { rejection } from '../../testing/golden/rejection.ts';
import { parseJson } from './json-body.ts';
import { restResource } from './resource.ts';
import { fromWire, toWire, versionOf } from './wire.ts';

const field = (
  name: string,
  kind: FieldContract['kind'],
  more: Partial<FieldContract> = {},
): FieldContract => ({
  name,
  wire: name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
  kind,
  label: name,
  description: name,
  read: name,
  writable: true,
  filterable: true,
  sortable: true,
  ...more,
});

const lockers = restResource({
  resource: 'lockers',
  path: 'lockers',
  type: 'Locker',
  singular: 'locker',
  plural: 'lockers',
  label: 'Locker',
  operations: ['list', 'one', 'create', 'update', 'delete'],
  defaultSort: [],
  fields: [
    field('id', 'id', { writable: false }),
    field('label', 'text'),
    field('floor', 'int'),
    field('monthlyPrice', 'money'),
    field('rentedOn', 'date'),
    field('lastOpened', 'dateTime'),
    field('isFree', 'boolean'),
    field('canReserve', 'boolean', { bit: true }),
    field('tags', 'textList'),
    field('hours', 'json', { keys: ['monday', 'sunday'] }),
    field('memberId', 'id'),
    field('memberName', 'text', { read: 'member.name', orRead: 'guest.name', writable: false }),
    field('code', 'password', { read: null, createOnly: true }),
  ],
});

const everything = { hidden: new Set<string>() };

describe('toWire', () => {
  test('leaves out what the caller may not view', () => {
    const resource = restResource({
      ...lockers,
      fields: lockers.fields.map(each => (each.name === 'label' ? { ...each, sensitive: 'codes' } : each)),
    });
    const record = { label: 'A1' };
    expect(toWire(resource, record, everything)).toHaveProperty('label', 'A1');
    const hidden = new Set([`${resource.type}.label`]);
    expect(toWire(resource, record, { hidden })).not.toHaveProperty('label');
  });

  test('gives every readable field under its wire name, and null for what is missing', () => {
    expect(
      toWire(
        lockers,
        {
          id: '7',
          label: 'A1',
          monthlyPrice: 12.5,
          isFree: true,
          canReserve: false,
          tags: ['wide'],
          hours: { monday: '9-5', sunday: null },
          memberId: '3',
          member: { name: 'Zoe' },
        },
        everything,
      ),
    ).toEqual({
      id: 7,
      label: 'A1',
      floor: null,
      monthly_price: 12.5,
      rented_on: null,
      last_opened: null,
      is_free: true,
      can_reserve: 0,
      tags: ['wide'],
      hours: { monday: '9-5', sunday: null },
      member_id: 3,
      member_name: 'Zoe',
    });
  });

  test('reads from the other relation where the first leads to nothing', () => {
    expect(toWire(lockers, { member: null, guest: { name: 'Ann' } }, everything)).toMatchObject({
      member_name: 'Ann',
    });
  });
});

describe('fromWire', () => {
  test.each(['snake_case', 'camelCase'])('takes names in %s', spelling => {
    const body =
      spelling === 'snake_case'
        ? { monthly_price: 5, rented_on: '2025-01-31' }
        : { monthlyPrice: 5, rentedOn: '2025-01-31' };
    expect(fromWire(lockers, body, true)).toEqual({ monthlyPrice: 5, rentedOn: '2025-01-31' });
  });

  test('leaves out what is read-only', () => {
    expect(fromWire(lockers, { id: 9, member_name: 'Zoe', memberName: 'Zoe', label: 'A1' }, true)).toEqual({
      label: 'A1',
    });
  });

  test.each([
    ['numbers as text', { floor: '3', monthly_price: ' 12.50 ' }, { floor: 3, monthlyPrice: 12.5 }],
    ['ids as numbers or text', { member_id: 4 }, { memberId: '4' }],
    [
      'flags as numbers, words and text',
      { is_free: 1, can_reserve: '0' },
      { isFree: true, canReserve: false },
    ],
    [
      'lists and objects as JSON text',
      { tags: '["a","b"]', hours: '{"monday":"9-5"}' },
      { tags: ['a', 'b'], hours: { monday: '9-5' } },
    ],
    ['lists and objects as JSON', { tags: [], hours: {} }, { tags: [], hours: {} }],
    [
      'empty text for nothing',
      { floor: '', monthly_price: '', rented_on: '', last_opened: '', member_id: '', tags: '' },
      { floor: null, monthlyPrice: null, rentedOn: null, lastOpened: null, memberId: null, tags: null },
    ],
    ['an empty text as it is', { label: '' }, { label: '' }],
    ['null for nothing', { label: null, floor: null }, { label: null, floor: null }],
    [
      'a moment with an offset',
      { last_opened: '2025-01-31T09:30:00+02:00' },
      { lastOpened: '2025-01-31T07:30:00.000Z' },
    ],
    ['a number as the text that it is', { label: 10001 }, { label: '10001' }],
  ])('takes %s', (_what, body, input) => {
    expect(fromWire(lockers, body, true)).toEqual(input);
  });

  test.each([
    ['UTC', '2026-03-08T02:30', '2026-03-08T02:30:00.000Z'],
    ['America/New_York', '2026-03-08T01:30:00', '2026-03-08T06:30:00.000Z'],
    ['America/New_York', '2026-03-08 03:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01T23:30', '2026-11-02T04:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2024-02-29T23:30:15.5', '2024-03-01T10:30:15.500Z'],
    ['Asia/Kathmandu', '2026-06-01T09:00Z', '2026-06-01T09:00:00.000Z'],
  ])("in %s %s, without an offset, is on the club's clock: %s", (zone, local, utc) => {
    vi.stubEnv('CLUB_TIME_ZONE', zone);
    expect(fromWire(lockers, { last_opened: local }, true)).toEqual({ lastOpened: utc });
    vi.unstubAllEnvs();
  });

  test.each([
    ['floor', 'x', 'Floor must be a whole number'],
    ['floor', 1.5, 'Floor must be a whole number'],
    ['floor', 3e9, 'Floor must be a whole number'],
    ['monthly_price', '0x10', 'Monthly price must be a number'],
    ['monthly_price', true, 'Monthly price must be a number'],
    ['rented_on', '2025-02-30', 'Rented on must be a date, yyyy-mm-dd'],
    ['rented_on', '31/01/2025', 'Rented on must be a date, yyyy-mm-dd'],
    [
      'last_opened',
      '2026-02-30T10:00:00Z',
      'Last opened must be a date and time, such as 2025-01-31T09:30:00Z',
    ],
    ['last_opened', 'soon', 'Last opened must be a date and time, such as 2025-01-31T09:30:00Z'],
    ['is_free', 'perhaps', 'Is free must be true or false'],
    ['tags', 'a, b', 'Tags must be a list of texts'],
    ['tags', [1], 'Tags must be a list of texts'],
    ['hours', '[]', 'Hours must be an object'],
    ['member_id', 'abc', 'Member id must be the number of a record'],
    ['label', { a: 1 }, 'Label must be text'],
  ])('rejects %s: %j', (name, value, message) => {
    const { status, fields } = rejection(() => fromWire(lockers, { [name]: value }, true));
    expect({ status, fields }).toEqual({ status: 400, fields: { [name]: message } });
  });

  test.each(['10001', '5551112222', '1.5', '-7', '4917012345678901000'])('keeps the digits of %s', number => {
    expect(fromWire(lockers, parseJson(`{"label": ${number}}`) as Record<string, unknown>, true)).toEqual({
      label: number,
    });
  });

  test.each(['4917012345678901234', '1.10', '1.0', '1e3', '1e400', '-0'])(
    'rejects %s as text, since its digits are not kept',
    number => {
      const body = parseJson(`{"label": ${number}, "monthly_price": 1.10}`) as Record<string, unknown>;
      expect(rejection(() => fromWire(lockers, body, true))).toMatchObject({
        status: 400,
        fields: { label: 'Label must be text: write the number in quotes' },
      });
    },
  );

  test('names every unknown field', () => {
    expect(rejection(() => fromWire(lockers, { colour: 'red', size: 1, label: 'A1' }, true)).fields).toEqual({
      colour: 'Unknown field: colour',
      size: 'Unknown field: size',
    });
  });

  test('rejects one field in two spellings', () => {
    expect(rejection(() => fromWire(lockers, { member_id: 1, memberId: 2 }, true)).fields).toEqual({
      member_id: 'member_id is given twice',
    });
  });

  test('rejects to change what is set at creation alone', () => {
    expect(fromWire(lockers, { code: 'secret' }, true)).toEqual({ code: 'secret' });
    expect(rejection(() => fromWire(lockers, { code: 'secret' }, false)).fields).toEqual({
      code: 'Code cannot be changed here',
    });
  });
});

test('a version is a whole number or missing', () => {
  expect(versionOf({})).toBeUndefined();
  expect(versionOf({ version: null })).toBeUndefined();
  expect(versionOf({ version: '3' })).toBe(3);
  expect(rejection(() => versionOf({ version: 'x' })).fields).toEqual({
    version: 'Version must be a whole number',
  });
});
