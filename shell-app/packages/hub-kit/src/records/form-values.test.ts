import { describe, expect, it } from 'vitest';
import { changedNames, fromRecord, toInput } from './form-values.ts';

const empty = { name: '', status: 'active', tags: [], seats: null, open: true };

describe('the values of a form', () => {
  it('are those of the record, without its other fields', () => {
    const record = { id: '7', version: 3, name: 'Ann', status: 'gone', tags: ['a'], seats: 4, open: false };
    expect(fromRecord(record, empty)).toEqual({
      name: 'Ann',
      status: 'gone',
      tags: ['a'],
      seats: 4,
      open: false,
    });
  });

  it('are empty, not the default, where the record has nothing', () => {
    expect(fromRecord({ name: null, status: null, tags: null }, empty)).toEqual({
      name: '',
      status: '',
      tags: [],
      seats: null,
      open: false,
    });
  });

  it('are sent trimmed, and null where left empty', () => {
    expect(toInput({ name: ' Ann ', phone: '  ', tags: [], seats: 0, open: false })).toEqual({
      name: 'Ann',
      phone: null,
      tags: [],
      seats: 0,
      open: false,
    });
  });

  it('may be groups of values, which are nothing when all of theirs are', () => {
    const hours = { monday: '', sunday: '' };
    expect(fromRecord({ hours: null }, { hours })).toEqual({ hours });
    expect(fromRecord({ hours: { monday: '09:00-18:00', sunday: null } }, { hours })).toEqual({
      hours: { monday: '09:00-18:00', sunday: '' },
    });
    expect(toInput({ hours })).toEqual({ hours: null });
    expect(toInput({ hours: { monday: ' 09:00-18:00 ', sunday: '' } })).toEqual({
      hours: { monday: '09:00-18:00', sunday: null },
    });
    expect(changedNames({ hours }, { hours: { monday: ' ', sunday: '' } })).toEqual([]);
    expect(changedNames({ hours }, { hours: { monday: 'closed', sunday: '' } })).toEqual(['hours']);
  });

  it('differ by what they hold', () => {
    expect(
      changedNames({ a: 'x', b: ['1'], c: '', d: 1 }, { a: 'x ', b: ['1', '2'], c: null, d: 2 }),
    ).toEqual(['b', 'd']);
  });
});
