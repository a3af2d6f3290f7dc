import { expect, it } from 'vitest';
import { chooseVersion } from './choose-version.ts';
import { listedHub } from './hub.fixture.ts';

const [old, current, next] = ['1', '2', '3'].map(version => listedHub(version)) as [Hub, Hub, Hub];
type Hub = ReturnType<typeof listedHub>;

const local = { remote: 'mf-notes', address: 'http://localhost:4301/' };
const overridden = listedHub('local', { entry: `${local.address}remote-entry.js?local`, override: local });
const unreachable = listedHub('3', { override: { ...local, problem: 'its server could not be reached' } });

const broken = { reason: 'Worse', ofShell: false };
const ofShell = { reason: 'a file did not load', ofShell: true };

interface Given {
  listed?: Hub;
  knownGood?: Hub[];
  shown?: Hub;
  isHeld?: boolean;
  failures?: Record<string, typeof broken>;
}

const choose = ({ listed = next, knownGood = [], shown, isHeld = false, failures = {} }: Given) =>
  chooseVersion(listed, knownGood, shown, isHeld, failures);

it.each<[name: string, given: Given, chosen: Hub | undefined]>([
  ['the listed version at first', {}, next],
  ['a new version at once, when nothing is unsaved', { shown: current }, next],
  ['an earlier version after a rollback', { listed: old, shown: current }, old],
  ['the shown version while it has unsaved input', { shown: current, isHeld: true }, current],
  ['the listed version, where none is shown yet', { isHeld: true }, next],
  [
    'another than the shown version if that fails, although input is unsaved',
    { shown: current, isHeld: true, failures: { [current.entry]: broken } },
    next,
  ],
  [
    'the newest version that worked, when the listed one fails',
    { knownGood: [current, old], failures: { [next.entry]: broken } },
    current,
  ],
  [
    'the one before, when that fails too',
    { knownGood: [current, old], failures: { [next.entry]: broken, [current.entry]: broken } },
    old,
  ],
  [
    'the shown version with unsaved input, when the listed one fails',
    { shown: current, isHeld: true, knownGood: [old], failures: { [next.entry]: broken } },
    current,
  ],
  ['none, when none works', { failures: { [next.entry]: broken } }, undefined],
  [
    'no other version, when a file of the shell is missing',
    { knownGood: [current], failures: { [next.entry]: ofShell } },
    undefined,
  ],
  ['an override', { listed: overridden, shown: current }, overridden],
  ['none, when an override could not be loaded', { listed: unreachable }, undefined],
])('chooses %s', (_name, given, chosen) => {
  expect(choose(given)).toEqual(chosen);
});

it('keeps the identity of the shown version, which storage reads as a new object each time', () => {
  const given = { knownGood: [{ ...current }], shown: current, failures: { [next.entry]: broken } };
  expect(choose(given)).toBe(current);
});
