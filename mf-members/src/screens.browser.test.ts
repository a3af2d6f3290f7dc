import { openPage, tokenOf, useClub } from '@gym/hub-kit/testing';
import { expectRecordKept } from '@gym/hub-kit/testing/screens';
import { test } from 'vitest';
import { membersScreen } from './members/members.screen.ts';
import membershipPlansScreen from './memberships/membership-plans.screen.ts';
import referralsScreen from './referrals/referrals.screen.ts';
import rewardsScreen from './rewards/rewards.screen.ts';

const club = useClub();

test('records of each screen are added, changed, deleted and brought back', async () => {
  const page = await openPage(club.url, { token: await tokenOf(club, 'admin') });
  await expectRecordKept(page, membersScreen, {
    path: '/members',
    row: 'Ann Lee',
    values: { Name: 'Ann Lee', Email: 'ann@example.com', Phone: '555-0100' },
    changes: { City: 'Boston', Status: 'Inactive' },
  });
  await expectRecordKept(page, membershipPlansScreen, {
    path: '/memberships',
    row: 'Gold',
    values: { 'Plan Name': 'Gold', Duration: '12', Price: '600' },
    changes: { Status: 'Draft', 'Valid From': '02/02/2026' },
  });
  await expectRecordKept(page, rewardsScreen, {
    path: '/rewards',
    row: 'Ann Lee',
    values: { Member: 'Ann Lee' },
    changes: { Level: 'Gold', Points: '1,250' },
  });
  await expectRecordKept(page, referralsScreen, {
    path: '/referrals',
    row: 'Rob Roy',
    values: {
      'Referrer Type': 'Member',
      Referrer: 'Ann Lee',
      'Referred Name': 'Rob Roy',
      'Referred Email': 'rob@example.com',
      'Referred Phone': '212-555-0177',
    },
    changes: { Notes: 'Met at the open day', 'Reward Status': 'Paid' },
  });
});
