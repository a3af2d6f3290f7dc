import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { composed, folded, nameText, searchedSql, textKeySql, withoutInvisible } from './normalized-text.ts';

const app = useApp();
const inSql = async (expression: string, text: string) => {
  const [row] = await app.sql<{ text: string }>(`select ${expression} as text`, [text]);
  return row!.text;
};

test.each(['ΟΔΟΣ ΣΣ ς', 'Josè\u0301', 'ǰ J\u030C', 'İI ıi ß ẞ', 'ÀÉ ŽŁ', 'ДОМ', '\u212B'])(
  'JavaScript and PostgreSQL fold alike: %s',
  async text => {
    expect(folded(text)).toBe(await inSql(searchedSql('$1::text'), text));
  },
);

test('composes what lists and objects contain, and leaves other values', () => {
  const date = new Date();
  expect(composed({ a: ['e\u0301'], b: 1, c: null, d: date })).toEqual({ a: ['é'], b: 1, c: null, d: date });
  expect(composed(date)).toBe(date);
});

test('a key ignores every invisible character that Unicode knows, in JavaScript and in PostgreSQL', async () => {
  const invisible = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter(code => code < 0xd800 || code > 0xdfff)
    .map(code => String.fromCodePoint(code))
    .filter(character => /\p{Default_Ignorable_Code_Point}/u.test(character))
    .join('');
  expect(withoutInvisible(`a${invisible}b`)).toBe('ab');
  expect(await inSql(textKeySql('$1'), `a${invisible}b`)).toBe('ab');
});

test.each([
  ['  Ana\u00a0\u3000Lee\t', 'ana lee'],
  ['JOSE\u200D\u0301', 'josé'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['straße', 'straße'],
  ['\u200b', ''],
])('the key of %o is %o', async (text, key) => {
  expect(await inSql(textKeySql('$1'), text)).toBe(key);
});

test.each([
  ['\u202eann\u202c', 'ann'],
  ['\u200fمرים \u2067x\u2069', 'مرים x'],
  ['a\u200bn\u00adn\u2060\ufeff', 'ann'],
  ['\u200d\u200c', ''],
  ['\u3164 \u200b\ufe0f', ''],
  ['ann\u200d \u200clee', 'ann lee'],
  // These letters and pictures need what joins them.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ක්\u200dර', 'ක්\u200dර'],
  ['👩🏽\u200d🚀 ❤\ufe0f 👁\ufe0f\u200d🗨\ufe0f', '👩🏽\u200d🚀 ❤\ufe0f 👁\ufe0f\u200d🗨\ufe0f'],
])('%j as a name is %j', (text, name) => expect(nameText(text)).toBe(name));
