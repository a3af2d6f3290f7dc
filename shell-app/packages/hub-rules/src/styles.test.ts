import { expect, test } from 'vitest';
import { globalStyles } from './styles.ts';

const problems = (css: string) => globalStyles(css, 'mf-lockers');

test.each([
  '.mf-lockers_1a_box { color: red }',
  '.mf-lockers_1a_box h1 > *, h1 .mf-lockers_1a_box:hover { color: red }',
  '@media (width < 600px) { .mf-lockers_1a_box { color: red !important } }',
  '@layer hub { @supports (display: grid) { .mf-lockers_1a_box::before { content: "h1 { }" } } }',
  '.mf-lockers_1a_box { color: red; & + & { margin: 0 } h1 { color: red } &:hover { color: blue } }',
  '.mf-lockers_1a_list .mf-lockers_1a_row ~ li { color: red }',
  '@keyframes mf-lockers_1a_spin { from { opacity: 0 } to { opacity: 1 } }',
  '@font-face { font-family: "mf-lockers digits"; src: url(digits.woff2) }',
  '@property --mf-lockers-width { syntax: "<length>"; inherits: false; initial-value: 0 }',
  '',
])('%s applies within the hub', css => {
  expect(problems(css)).toEqual([]);
});

test.each([
  ['h1 { color: red !important }', 'the selector "h1" has no class of the hub'],
  ['* { margin: 0 }', 'the selector "*" has no class of the hub'],
  [':root { --gym-color-text: red }', 'the selector ":root" has no class of the hub'],
  ['[hidden] { display: block }', 'the selector "[hidden]" has no class of the hub'],
  ['.card { color: red }', 'the selector ".card" has no class of the hub'],
  ['.mf-lockers-box { color: red }', 'the selector ".mf-lockers-box" has no class of the hub'],
  ['.mf-lockers_1a_box, h1 { color: red }', 'the selector "h1" has no class of the hub'],
  [
    'body:has(.mf-lockers_1a_box) h1 { color: red }',
    'the selector "body:has(.mf-lockers_1a_box) h1" has no class of the hub',
  ],
  [
    'h1:not(.mf-lockers_1a_box) { color: red }',
    'the selector "h1:not(.mf-lockers_1a_box)" has no class of the hub',
  ],
  [
    '.mf-lockers_1a_box ~ h1 { color: red }',
    'the selector ".mf-lockers_1a_box ~ h1" has no class of the hub',
  ],
  ['.mf-lockers_1a_box { ~ h1 { color: red } }', 'the selector "~ h1" has no class of the hub'],
  [
    '.mf-lockers_1a_box { body:has(&) h1 { color: red } }',
    'the selector "body:has(&) h1" has no class of the hub',
  ],
  ['@media print { h1 { color: red } }', 'the selector "h1" has no class of the hub'],
  ['@import url(other.css);', '@import applies to the whole page'],
  ['@page { margin: 0 }', '@page applies to the whole page'],
  ['@keyframes spin { to { opacity: 1 } }', '@keyframes spin needs a name that contains mf-lockers'],
  [
    '@font-face { font-family: Inter; src: url(x.woff2) }',
    '@font-face Inter needs a name that contains mf-lockers',
  ],
  [
    '@property --gym-color-text { syntax: "*" }',
    '@property --gym-color-text needs a name that contains mf-lockers',
  ],
])('%s is rejected', (css, problem) => {
  expect(problems(css)).toEqual([problem]);
});

test('what cannot be read is rejected', () => {
  expect(problems('.mf-lockers_a { color: red')).toEqual([
    expect.stringMatching(/^it cannot be read: .*Unclosed block/),
  ]);
});
