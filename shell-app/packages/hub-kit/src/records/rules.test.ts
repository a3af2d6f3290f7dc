import { afterEach, expect, it } from 'vitest';
import { members } from '../generated/resources.ts';
import { addDays } from '../common/day.ts';
import { today } from '../common/club-clock.ts';
import { showTexts } from '../common/text.ts';
import { metadataOf } from '../definition/derive-fields.ts';
import { ruleOf } from './rules.ts';

afterEach(() => showTexts('en'));

it('a date of birth is today or earlier, an end date any day', () => {
  const errorOf = (name: string, day: string) => {
    try {
      ruleOf(metadataOf(members, name), undefined).validateSync(day);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const tomorrow = addDays(today(), 1);
  expect(errorOf('dateOfBirth', tomorrow)).toBe('Date of birth cannot be in the future');
  expect(errorOf('dateOfBirth', 'soon')).toBe('Enter a date as MM/DD/YYYY');
  expect(errorOf('dateOfBirth', today())).toBeNull();
  expect(errorOf('dateOfBirth', '')).toBeNull();
  expect(errorOf('membershipEndDate', tomorrow)).toBeNull();
});

it('the length of a text is that of its characters, as the server counts them', () => {
  const rule = ruleOf({ ...metadataOf(members, 'name'), kind: 'text', maxLength: 3 } as never, undefined);
  expect(rule.isValidSync('😀😀😀')).toBe(true);
  expect(rule.isValidSync('😀😀😀😀')).toBe(false);
});

it('the messages of a rule are in the language that is shown when it is checked', () => {
  const field = {
    ...metadataOf(members, 'dateOfBirth'),
    label: 'Points',
    kind: 'int',
    min: 1,
    max: 9,
  } as const;
  const rule = ruleOf({ ...field, past: false, invalid: undefined, default: undefined } as never, undefined);
  const errorsOf = () =>
    [1.5, 0, 10, 'many'].map(value => {
      try {
        rule.validateSync(value);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    });
  expect(errorsOf()).toEqual([
    'Points must be a whole number',
    'Points cannot be below 1',
    'Points cannot be above 9',
    'Points must be a number',
  ]);
  showTexts('de', {
    text: (text, values = {}) => [text, ...Object.values(values)].join('|'),
    message: () => undefined,
    stored: () => undefined,
  });
  expect(errorsOf()).toEqual([
    '{label} must be a whole number|Points',
    '{label} cannot be below {min}|Points|1',
    '{label} cannot be above {max}|Points|9',
    '{label} must be a number|Points',
  ]);
});
