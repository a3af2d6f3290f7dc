import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { firstSegment, pathProblem, routeKey } from './paths.ts';

const shellPaths = ['/', '/login', '/profile', '/profile/tokens', '/settings', '/system/hubs'];
const notAPath = /^is no path for a screen/;

test.each([
  '/lockers',
  '/Lockers',
  '/lockers/:id',
  '/lockers/:id/keys',
  '/lockers/*',
  '/employee-details',
  '/präsenz',
])('a screen may have the path %s', path => {
  expect(pathProblem(path, shellPaths)).toBeUndefined();
});

test.each([
  ['', notAPath],
  ['/', notAPath],
  ['/*', notAPath],
  ['*', notAPath],
  ['/:anything', notAPath],
  ['lockers', notAPath],
  ['/lockers/', notAPath],
  ['//lockers', notAPath],
  ['/lockers?', notAPath],
  ['/lockers?/members', notAPath],
  ['/:id?/members', notAPath],
  ['/lockers/*/keys', notAPath],
  ['/l%6fckers', notAPath],
  ['/lockers/../members', notAPath],
  ['/lockers.html', notAPath],
  [`/${'x'.repeat(200)}`, /has 201 characters/],
  ['/login', /reserved for the shell/],
  ['/Profile', /reserved for the shell/],
  ['/profile/photos', /reserved for the shell/],
  ['/system/clock', /reserved for the shell/],
  ['/settings', /reserved for the shell/],
  ['/api/lockers', /reserved for the server/],
  ['/explorer', /reserved for the server/],
  ['/HUBS', /reserved for the server/],
  ['/health', /reserved for the server/],
])('no screen may have the path %j', (path, problem) => {
  expect(pathProblem(path, shellPaths)).toMatch(problem);
});

describe('the router', () => {
  const matches = (path: string, address: string) => matchPath(path, address) !== null;

  test.each([
    ['/Equipment', '/equipment'],
    ['/equipment/', '/equipment'],
    ['/members/:id', '/members/:memberId'],
  ])('matches the same addresses with %s and %s, which have one key', (a, b) => {
    const address = '/members/17'.startsWith(a.slice(0, 8)) ? '/members/17' : '/EQUIPMENT/';
    expect([matches(a, address), matches(b, address)]).toEqual([true, true]);
    expect(routeKey(a)).toBe(routeKey(b));
  });

  test('distinguishes paths with other keys', () => {
    expect(matches('/members/:id', '/members')).toBe(false);
    expect(routeKey('/members/:id')).not.toBe(routeKey('/members'));
    expect(routeKey('/members/*')).not.toBe(routeKey('/members/:id'));
  });

  test.each(['/members', '/Members/:id', '/members/*'])('%s begins with the segment of its owner', path => {
    expect(firstSegment(path)).toBe('members');
  });
});
