import { expectScreensAccessible, useClub } from '@gym/hub-kit/testing';
import { it } from 'vitest';

const club = useClub({ demo: true });

it('no screen and no form of a new record has a violation or an id twice', { timeout: 300_000 }, () =>
  expectScreensAccessible(club, 'mf-accounts'),
);
